/** For other areas: taking a person out of the audit trail. */
export { eraseEntries } from './erasure/erase-entries.ts';
export { hasAddress, namesPerson, textsIn } from './erasure/names-person.ts';
