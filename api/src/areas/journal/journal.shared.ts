/** For other areas: taking a person out of the audit trail. */
export { eraseEntries } from './erasure/erase-entries.ts';
export { hasAddress, namesPerson } from './erasure/names-person.ts';
