/** The history of a record, at the end of its screen. */
export { Timeline } from './timeline.tsx';
