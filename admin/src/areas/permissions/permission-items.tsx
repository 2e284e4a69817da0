import { Stack, Text } from '@mantine/core';
import type { PermissionItem, PermissionSummary } from '@share/contract/areas/rights/rights.schemas.ts';
import { useLanguage } from '../../platform/language.tsx';
import { labelsIn, useTexts } from '../../platform/texts.ts';
import type { AssignItem } from '../../ui/assign/assign-item.ts';
import { errorText } from '../../ui/error-text.ts';
import { PermissionLink } from '../links/rights-links.tsx';
import { areaName, permissionAreas } from './permission-areas.ts';
import { permissionsTexts } from './permissions.texts.ts';

/** The heading under which lists show a permission: its area, or a note that it has no effect here (PRM-10). */
export function usePermissionGroup(): (permission: Pick<PermissionSummary, 'area'>) => string {
  const names = labelsIn(useLanguage().language, permissionAreas);
  const { noEffect } = useTexts(permissionsTexts);
  return ({ area }) => (area === null ? noEffect : areaName(names, area));
}

/** A permission as a line of an assignment list: what it allows, with its name below. */
export function usePermissionItem(): (permission: PermissionItem) => AssignItem {
  const { language } = useLanguage();
  const groupOf = usePermissionGroup();
  return (permission) => ({
    id: permission.id,
    name: permission.description || permission.name,
    detail: permission.description ? permission.name : undefined,
    group: groupOf(permission),
    whyNot: permission.whyNot === null ? undefined : errorText(language, permission.whyNot),
    about: <AboutPermission permission={permission} />,
  });
}

function AboutPermission({ permission }: { permission: PermissionSummary }) {
  const t = useTexts(permissionsTexts);
  return (
    <Stack gap="xs">
      <Text>{permission.description || permission.name}</Text>
      <Text size="sm" c="dimmed">
        {permission.name}
      </Text>
      <Text size="sm">{permission.isBuiltIn ? t.isBuiltIn : t.isOwn}</Text>
      <PermissionLink id={permission.id}>{t.more}</PermissionLink>
    </Stack>
  );
}
