export { useRoleItem } from './role-items.tsx';
export { rightsChanged } from './roles.queries.ts';
