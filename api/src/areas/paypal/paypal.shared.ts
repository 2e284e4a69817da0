export { followUpDue } from './follow-up.ts';
