export { AccountChanges } from './account-changes.tsx';
export { Timeline } from './timeline.tsx';
