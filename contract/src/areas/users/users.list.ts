import { list } from '../../shared/lists/list.ts';
import { userTypes } from './users.schemas.ts';

export const usersList = list({
  name: 'users',
  filters: {
    /** In first and last name, e-mail and telephone number. Only those who may read a person may search for a number. */
    search: { type: 'text', minimum: 3 },
    active: { type: 'boolean' },
    /** Active, and without a password: the person has not used a link yet. */
    invited: { type: 'boolean' },
    userType: { type: 'select', choices: userTypes },
    /** Filters like `userType`, by the column `isAdmin` (LST-05). */
    isAdmin: { type: 'boolean' },
    isSuperAdmin: { type: 'boolean' },
    /** Staff with or without a second factor; only for those who may open people. */
    secondFactor: { type: 'boolean' },
    createdAt: { type: 'dateRange' },
    /** Deleted users are listed only with this filter. */
    deleted: { type: 'boolean' },
    /** 1 lists staff only; 0 is no restriction (USR-06). */
    onlyAdmin: { type: 'boolean', bare: true },
  },
  sortable: ['email', 'firstName', 'lastName', 'createdAt', 'userType'],
  defaultOrder: { column: 'createdAt', direction: 'DESC' },
});
