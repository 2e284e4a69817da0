/** For other areas: what people hold, the rule that nobody goes beyond it, and the transaction in which rights change. */
export { changeRights, refuseBeyond } from './change-rights.ts';
export { mailNewRights } from './mail-new-rights.ts';
export {
  permissionContains,
  readPermissionItems,
  readPermissionNames,
  readPersonItems,
  readRoleItems,
} from './read-items.ts';
export { HELD_NAMES, isLastSuperAdmin, readStanding, readStandings, standingOf } from './read-standings.ts';
export { recordLostRights } from './record-lost-rights.ts';
export { type Standing, whyBeyond } from './rights.rules.ts';
