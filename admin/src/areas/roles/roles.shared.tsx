export { useRoleUsersQuestion } from './role-effects.tsx';
export { useRoleItem } from './role-items.tsx';
