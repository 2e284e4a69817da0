import { Loader, Select, SimpleGrid, Skeleton, Text, Title } from '@mantine/core';
import type { comparePeople, compareRoles } from '@share/contract/areas/rights/rights.endpoints.ts';
import type { ComparedPermission, PermissionSource } from '@share/contract/areas/rights/rights.schemas.ts';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTexts } from '../../platform/texts.ts';
import { ErrorBanner } from '../../ui/error-banner.tsx';
import { FormSection } from '../../ui/form/form-section.tsx';
import { recordQuery } from '../../ui/form/record-query.ts';
import { PermissionSources } from './permission-sources.tsx';
import { permissionsTexts } from './permissions.texts.ts';
import classes from './rights-comparison.module.css';

export interface Comparable {
  id: number;
  name: string;
}

interface RightsComparisonProps {
  endpoint: typeof comparePeople | typeof compareRoles;
  /** The one on whose screen it stands. */
  self: Comparable;
  title: string;
  label: string;
  choices: readonly Comparable[];
  isLoading: boolean;
  /** Why the choices could not be loaded. */
  error: unknown;
  onRetry: () => void;
  /** Where the choices are searched on the server. */
  onSearch?: (typed: string) => void;
}

/** What only this person or role may, only the other, and both. */
export function RightsComparison(props: RightsComparisonProps) {
  const t = useTexts(permissionsTexts).comparison;
  const { endpoint, self, choices, onSearch } = props;
  const [other, setOther] = useState<Comparable | null>(null);
  const offered = choices.filter(({ id }) => id !== self.id && id !== other?.id);
  const data = [...(other ? [other] : []), ...offered].map(({ id, name }) => ({
    value: String(id),
    label: name,
  }));
  return (
    <FormSection title={props.title}>
      {props.error !== null && <ErrorBanner failure={props.error} onRetry={props.onRetry} />}
      <Select
        maw={420}
        label={props.label}
        placeholder={t.choose}
        data={data}
        searchable
        clearable
        {...(onSearch ? { filter: ({ options }) => options, onSearchChange: onSearch } : {})}
        nothingFoundMessage={props.isLoading ? undefined : t.nothingFound}
        rightSection={props.isLoading ? <Loader size={16} /> : undefined}
        value={other ? String(other.id) : null}
        onChange={(id) => setOther(choices.find((choice) => String(choice.id) === id) ?? null)}
      />
      {other && <Difference key={other.id} endpoint={endpoint} self={self} other={other} />}
    </FormSection>
  );
}

function Difference({
  endpoint,
  self,
  other,
}: Pick<RightsComparisonProps, 'endpoint' | 'self'> & { other: Comparable }) {
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

/** Through what it is held; nothing for roles. */
function Through({ sources, whose }: { sources: PermissionSource[]; whose?: string }) {
  if (sources.length === 0) return null;
  return (
    <Text component="div" size="sm">
      {whose && `${whose}: `}
      <PermissionSources sources={sources} />
    </Text>
  );
}
