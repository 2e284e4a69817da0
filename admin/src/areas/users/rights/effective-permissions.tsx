import { Skeleton, Text, TextInput } from '@mantine/core';
import { getEffectivePermissions } from '@share/contract/areas/rights/rights.endpoints.ts';
import type { EffectivePermission } from '@share/contract/areas/rights/rights.schemas.ts';
import { IconSearch } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTexts } from '../../../platform/texts.ts';
import { groupsOf } from '../../../ui/assign/groups.ts';
import { matches } from '../../../ui/assign/item-sources.ts';
import { ErrorBanner } from '../../../ui/error-banner.tsx';
import { FormSection } from '../../../ui/form/form-section.tsx';
import { recordQuery } from '../../../ui/form/record-query.ts';
import { PermissionSources, usePermissionGroup } from '../../permissions/permissions.shared.tsx';
import classes from './effective-permissions.module.css';
import { rightsTexts } from './rights.texts.ts';

/** More lines than these are folded, area by area, because they would fill several screens. */
const MOST_UNFOLDED = 12;

/** All permissions of the user by area, each with every role or assignment that gives it. */
export function EffectivePermissions({ userId }: { userId: number }) {
  const t = useTexts(rightsTexts).effective;
  const [search, setSearch] = useState('');
  const groupOf = usePermissionGroup();
  const { data, error, refetch } = useQuery(recordQuery(getEffectivePermissions, { id: String(userId) }));
  const lines = data?.map((permission) => ({ ...lineOf(permission), group: groupOf(permission) }));
  const found = lines?.filter((line) => matches(line, search));
  const isOpen = search.trim() !== '' || (lines?.length ?? 0) <= MOST_UNFOLDED;
  return (
    <FormSection title={t.title}>
      <Text size="sm" c="dimmed">
        {t.hint}
      </Text>
      {error && <ErrorBanner failure={error} onRetry={() => void refetch()} />}
      {!data && !error && <Skeleton height={120} />}
      {lines && lines.length > 0 && (
        <TextInput
          type="search"
          aria-label={t.search}
          placeholder={t.search}
          leftSection={<IconSearch size={16} aria-hidden />}
          value={search}
          onKeyDown={(event) => {
            // Enter would save the form around it.
            if (event.key === 'Enter') event.preventDefault();
          }}
          onChange={(event) => setSearch(event.currentTarget.value)}
        />
      )}
      {found?.length === 0 && <Text c="dimmed">{lines?.length === 0 ? t.none : t.noMatch}</Text>}
      {found &&
        groupsOf(found).map(({ name, items }) => (
          // Another key opens or folds the groups when a search begins or ends, whatever the user has done to them.
          <details key={`${name} ${isOpen}`} open={isOpen} className={classes.area}>
            <summary>
              <b>{name}</b> ({items.length})
            </summary>
            <ul className={classes.lines}>
              {items.map((line) => (
                <li key={line.id}>
                  <div>
                    {line.name}
                    <Text span display="block" size="xs" c="dimmed">
                      {line.detail}
                    </Text>
                  </div>
                  <PermissionSources sources={line.sources} />
                </li>
              ))}
            </ul>
          </details>
        ))}
    </FormSection>
  );
}

const lineOf = ({ id, name, description, sources }: EffectivePermission) => ({
  id,
  name: description || name,
  detail: description ? name : undefined,
  sources,
});
