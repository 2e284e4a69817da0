/** For the process: what needs a second person. */
export { neededActions } from './four-eyes.reads.ts';
