/** For the area of users: a new account may begin with a role. */
export { giveRole } from './role-users.verbs.ts';
