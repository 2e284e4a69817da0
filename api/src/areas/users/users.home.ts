import { createUser } from '@share/contract/areas/users/users.endpoints.ts';
import { stepOf } from '../home/home.shared.ts';

/** A platform begins with one administrator. */
export const usersSteps = [
  stepOf('colleagues', createUser, 'FROM users WHERE is_admin AND active AND deleted_at IS NULL OFFSET 1'),
];
