/** For other areas: taking a person out of the audit trail. */
export { eraseEntries } from './erasure/erase-entries.ts';
