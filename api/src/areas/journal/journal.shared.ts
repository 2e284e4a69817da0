/** For other areas: taking a person out of the audit trail, and changes as it shows them. */
export { changesOf } from './changes-of.ts';
export { entryColumns } from './entry-rows.ts';
export { eraseEntries } from './erasure/erase-entries.ts';
export { hasAddress, namesPerson } from './erasure/names-person.ts';
export { readableValues } from './readable-values.ts';
