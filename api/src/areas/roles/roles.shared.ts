/** For the area of users: a new account may begin with a role, and a new platform with the usual ones. */
export { giveRole } from './role-users.verbs.ts';
export { addStarterRoles } from './starter-roles.ts';
