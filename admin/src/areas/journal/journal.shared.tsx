/** For other areas: changes as the journal shows them. */
export { ChangesTable } from './changes-table.tsx';
export { RecordLink } from './record-link.tsx';
