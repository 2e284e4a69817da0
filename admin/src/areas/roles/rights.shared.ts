export { rightsChanged, rightsReloaded } from './roles.queries.ts';
