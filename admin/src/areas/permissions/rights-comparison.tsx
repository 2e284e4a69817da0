import { SimpleGrid, Skeleton, Text, Title } from '@mantine/core';
import type { comparePeople, compareRoles } from '@share/contract/areas/rights/rights.endpoints.ts';
import type { ComparedPermission, PermissionSource } from '@share/contract/areas/rights/rights.schemas.ts';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTexts } from '../../platform/texts.ts';
import { ErrorBanner } from '../../ui/error-banner.tsx';
import { matchingChoices } from '../../ui/fields/searched/matching-choices.ts';
import { SearchedSelect } from '../../ui/fields/searched/searched-select.tsx';
import type { Choice } from '../../ui/fields/searched/select-search.ts';
import { FormSection } from '../../ui/form/form-section.tsx';
import { recordQuery } from '../../ui/form/record-query.ts';
import { PermissionSources } from './permission-sources.tsx';
import { permissionsTexts } from './permissions.texts.ts';
import classes from './rights-comparison.module.css';

interface RightsComparisonProps {
  endpoint: typeof comparePeople | typeof compareRoles;
  /** The person or role on whose screen the comparison is. */
  self: Choice;
  title: string;
  label: string;
  /** Null while the results of the present search are unknown. */
  choices: readonly Choice[] | null;
  isLoading: boolean;
  /** The error if the choices could not be loaded. */
  error: unknown;
  onRetry: () => void;
  /** Set where the choices are searched on the server. */
  onSearch?: (text: string) => void;
}

/** Shows the permissions that only this person or role has, those that only the other has, and those of both. */
export function RightsComparison(props: RightsComparisonProps) {
  const t = useTexts(permissionsTexts).comparison;
  const { endpoint, self, choices, onSearch } = props;
  const [other, setOther] = useState<Choice | null>(null);
  const [search, setSearch] = useState('');
  const others = choices?.filter(({ id }) => id !== self.id) ?? null;
  return (
    <FormSection title={props.title}>
      {props.error !== null && <ErrorBanner failure={props.error} onRetry={props.onRetry} />}
      <SearchedSelect
        maw={420}
        label={props.label}
        placeholder={t.choose}
        chosen={other}
        found={onSearch ? others : others && matchingChoices(others, search)}
        isLoading={props.isLoading}
        clearable
        onSearch={onSearch ?? setSearch}
        onChoose={setOther}
      />
      {other && <Difference key={other.id} endpoint={endpoint} self={self} other={other} />}
    </FormSection>
  );
}

function Difference({
  endpoint,
  self,
  other,
}: Pick<RightsComparisonProps, 'endpoint' | 'self'> & { other: Choice }) {
  const t = useTexts(permissionsTexts).comparison;
  const params = { id: String(self.id), otherId: String(other.id) };
  const { data, error, refetch } = useQuery(recordQuery(endpoint, params));
  if (error) return <ErrorBanner failure={error} onRetry={() => void refetch()} />;
  if (!data) return <Skeleton height={120} />;
  const parts = [
    { title: t.only(self.name), lines: data.filter(({ second }) => second === null) },
    { title: t.only(other.name), lines: data.filter(({ first }) => first === null) },
    { title: t.both, lines: data.filter(({ first, second }) => first !== null && second !== null) },
  ];
  return (
    <SimpleGrid type="container" cols={{ base: 1, '720px': 3 }} spacing="lg" role="status">
      {parts.map(({ title, lines }) => (
        <section key={title} aria-label={title}>
          <Title order={3} size="h5" style={{ overflowWrap: 'anywhere' }}>
            {title} ({lines.length})
          </Title>
          {lines.length === 0 && (
            <Text size="sm" c="dimmed">
              {t.nothing}
            </Text>
          )}
          <ul className={classes.lines}>
            {lines.map((line) => (
              <Line key={line.id} line={line} names={[self.name, other.name]} />
            ))}
          </ul>
        </section>
      ))}
    </SimpleGrid>
  );
}

function Line({ line, names }: { line: ComparedPermission; names: [string, string] }) {
  const { first, second } = line;
  return (
    <li>
      {line.description || line.name}
      <Text span display="block" size="xs" c="dimmed">
        {line.name}
      </Text>
      {first && second ? (
        <>
          <Through sources={first} whose={names[0]} />
          <Through sources={second} whose={names[1]} />
        </>
      ) : (
        <Through sources={first ?? second ?? []} />
      )}
    </li>
  );
}

/** The sources of the permission; nothing for roles. */
function Through({ sources, whose }: { sources: PermissionSource[]; whose?: string }) {
  if (sources.length === 0) return null;
  return (
    <Text component="div" size="sm">
      {whose && `${whose}: `}
      <PermissionSources sources={sources} />
    </Text>
  );
}
