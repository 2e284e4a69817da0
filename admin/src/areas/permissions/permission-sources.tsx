import { Group } from '@mantine/core';
import type { PermissionSource } from '@share/contract/areas/rights/rights.schemas.ts';
import { useTexts } from '../../platform/texts.ts';
import { StatusBadge } from '../../ui/values/status-badge.tsx';
import { RoleLink } from '../links/rights-links.tsx';
import classes from './permission-sources.module.css';
import { permissionsTexts } from './permissions.texts.ts';

/** The sources from which a person holds a permission; roles are links for users who may see them. */
export function PermissionSources({ sources }: { sources: readonly PermissionSource[] }) {
  const t = useTexts(permissionsTexts);
  return (
    <Group gap="xs" component="span" className={classes.sources}>
      {sources.map(({ type, role }) =>
        type === 'role' && role ? (
          <span key={`role ${role.id}`}>
            {t.throughRole} <RoleLink id={role.id}>{role.name}</RoleLink>
          </span>
        ) : (
          <StatusBadge key={type} tone={type === 'superAdmin' ? 'info' : 'neutral'}>
            {t.sources[type]}
          </StatusBadge>
        ),
      )}
    </Group>
  );
}
