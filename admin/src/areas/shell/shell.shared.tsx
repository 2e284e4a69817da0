export { SchemeChoice } from './frame/scheme-choice.tsx';
export { MaintenanceNotice } from './notices/maintenance-notice.tsx';
export { statusChanged } from './shell.queries.ts';
