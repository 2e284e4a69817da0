import type { listPermissions } from '@share/contract/areas/permissions/permissions.endpoints.ts';
import { useLanguage } from '../../platform/language.tsx';
import { labelsIn, useTexts } from '../../platform/texts.ts';
import { RecordList, type RecordListScreen } from '../../ui/record/record-list.tsx';
import { StatusBadge } from '../../ui/values/status-badge.tsx';
import { NOTHING } from '../../ui/values/values.tsx';
import { areaName, permissionAreas } from './permission-areas.ts';
import { permissionsTexts } from './permissions.texts.ts';

/** All permissions, sorted by name so that those of one area are together (PRM-02 to PRM-05). */
export function PermissionsList({ area }: RecordListScreen<typeof listPermissions>) {
  const t = useTexts(permissionsTexts);
  const areas = labelsIn(useLanguage().language, permissionAreas);
  return (
    <RecordList
      area={area}
      texts={t}
      nameOf={({ name }) => name}
      columns={[
        { name: 'name', header: t.name, phone: 'title', value: ({ name }) => name },
        {
          name: 'description',
          header: t.description,
          phone: 'detail',
          value: ({ description }) => description || NOTHING,
        },
        {
          name: 'area',
          header: t.area,
          exported: [{ name: 'area', header: t.area, words: areas }],
          value: (permission) => (permission.area === null ? NOTHING : areaName(areas, permission.area)),
        },
        {
          name: 'kind',
          header: t.kind,
          phone: 'badge',
          exported: [{ name: 'kind', header: t.kind, words: { true: t.builtIn, false: t.noEffect } }],
          value: ({ isBuiltIn }) => (
            <StatusBadge tone={isBuiltIn ? 'neutral' : 'waiting'}>
              {isBuiltIn ? t.builtIn : t.noEffect}
            </StatusBadge>
          ),
        },
      ]}
      filters={{}}
      mayRemove={({ isBuiltIn }) => !isBuiltIn}
    />
  );
}
