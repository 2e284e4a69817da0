import { getUser, listUsers } from '@share/contract/areas/users/users.endpoints.ts';
import type { Actor } from '../../platform/context.ts';
import { judge } from '../../platform/http/authorise.ts';

/** Whether somebody sees names and addresses of people on their screens, and so may see them elsewhere (R10). */
export const maySeePeople = (actor: Actor): boolean =>
  judge(listUsers.access, actor) === 'allowed' || judge(getUser.access, actor) === 'allowed';
