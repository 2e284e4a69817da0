export { usePermissionGroup, usePermissionItem } from './permission-items.tsx';
export { PermissionSources } from './permission-sources.tsx';
export { RightsComparison } from './rights-comparison.tsx';
