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
import { matchingChoices } from '../../../ui/fields/searched/matching-choices.ts';
import { RightsComparison } from '../../permissions/permissions.shared.tsx';
import { rightsTexts } from './rights.texts.ts';

const PAUSE = 250;
/** Shorter texts are not searched on the server, but among the first of all staff. */
const SHORTEST = 3;

/** Compares the permissions of this person with those of another one, for users who may see staff and their permissions. */
export function ComparePeople({ user }: { user: UserView }) {
  const mayChoose = useCan(listUsers);
  const mayCompare = useCan(comparePeople);
  return mayChoose && mayCompare ? <Comparison user={user} /> : null;
}

function Comparison({ user }: { user: UserView }) {
  const t = useTexts(rightsTexts).compare;
  const [text, setText] = useState('');
  const search = text.length < SHORTEST ? '' : text;
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
  // Undefined while the typed text is being searched, because a fast key press would choose a person found for an earlier text.
  const found = (asked === search ? data?.items : undefined)?.map((person) => ({
    id: person.id,
    name: [fullName(person), person.email].filter(Boolean).join(' · '),
  }));
  return (
    <RightsComparison
      endpoint={comparePeople}
      self={{ id: user.id, name: fullName(user) || user.email }}
      title={t.title}
      label={t.label}
      choices={found ? matchingChoices(found, search === '' ? text : '') : null}
      isLoading={isFetching || asked !== search}
      error={error}
      onRetry={() => void refetch()}
      onSearch={setText}
    />
  );
}
