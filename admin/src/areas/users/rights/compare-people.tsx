import { useDebouncedValue } from '@mantine/hooks';
import { fullName } from '@share/contract/areas/orders/investor-name.ts';
import { comparePeople } from '@share/contract/areas/rights/rights.endpoints.ts';
import { listUsers } from '@share/contract/areas/users/users.endpoints.ts';
import type { UserView } from '@share/contract/areas/users/users.schemas.ts';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { call } from '../../../platform/api/api-client.ts';
import { useCan } from '../../../platform/permissions.tsx';
import { useTexts } from '../../../platform/texts.ts';
import { RightsComparison } from '../../permissions/permissions.shared.tsx';
import { rightsTexts } from './rights.texts.ts';

const PAUSE = 250;
/** Shorter texts are not searched: the first of all staff are offered. */
const SHORTEST = 3;

/** The difference of this person's rights and another's, for those who may see staff and their rights. */
export function ComparePeople({ user }: { user: UserView }) {
  const mayChoose = useCan(listUsers);
  const mayCompare = useCan(comparePeople);
  return mayChoose && mayCompare ? <Comparison user={user} /> : null;
}

function Comparison({ user }: { user: UserView }) {
  const t = useTexts(rightsTexts).compare;
  const [typed, setTyped] = useState('');
  const search = typed.trim().length < SHORTEST || typed.includes('·') ? '' : typed.trim();
  const [asked] = useDebouncedValue(search, PAUSE);
  const { data, isFetching, error, refetch } = useQuery({
    queryKey: ['list', 'compared people', asked],
    queryFn: ({ signal }) =>
      call(listUsers, {
        list: {
          filters: { onlyAdmin: true, ...(asked === '' ? {} : { search: asked }) },
          pageNumber: 1,
          pageSize: 20,
          order: { column: 'lastName', direction: 'ASC' },
        },
        signal,
      }),
  });
  // While the search for what is typed is on its way, quick keys would choose somebody who was found for an earlier text.
  const found = asked === search ? (data?.items ?? []) : [];
  return (
    <RightsComparison
      endpoint={comparePeople}
      self={{ id: user.id, name: fullName(user) || user.email }}
      title={t.title}
      label={t.label}
      choices={found.map((person) => ({
        id: person.id,
        name: [fullName(person), person.email].filter(Boolean).join(' · '),
      }))}
      isLoading={isFetching || asked !== search}
      error={error}
      onRetry={() => void refetch()}
      onSearch={setTyped}
    />
  );
}
