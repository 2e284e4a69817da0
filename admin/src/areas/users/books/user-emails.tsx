import { Skeleton } from '@mantine/core';
import {
  listUserEmails,
  MOST_USER_EMAILS,
  type UserEmail,
} from '@share/contract/areas/users/user-emails.endpoints.ts';
import { formatMoment } from '@share/contract/shared/dates.ts';
import { useQuery } from '@tanstack/react-query';
import { useTexts } from '../../../platform/texts.ts';
import { ErrorBanner } from '../../../ui/error-banner.tsx';
import { recordQuery } from '../../../ui/form/record-query.ts';
import { SmallTable } from '../../../ui/values/small-table.tsx';
import { booksTexts } from './books.texts.ts';
import { NewestRows } from './newest-rows.tsx';

/** The e-mails to the user, sent or waiting. */
export function UserEmails({ userId }: { userId: number }) {
  const t = useTexts(booksTexts).emails;
  const { data, error, refetch } = useQuery(recordQuery(listUserEmails, { id: String(userId) }));
  if (!data) {
    return error ? <ErrorBanner failure={error} onRetry={() => void refetch()} /> : <Skeleton height={160} />;
  }
  const stateOf = ({ sentAt, givenUpAt }: UserEmail): string => {
    if (sentAt !== null) return t.sent(formatMoment(sentAt));
    return givenUpAt === null ? t.waiting : t.givenUp(formatMoment(givenUpAt));
  };
  return (
    <NewestRows count={data.length} most={MOST_USER_EMAILS}>
      <SmallTable
        title={t.title}
        empty={t.empty}
        rows={data}
        columns={[
          { name: 'subject', header: t.subject, value: ({ subject }) => subject },
          { name: 'createdAt', header: t.createdAt, kind: 'moment', value: ({ createdAt }) => createdAt },
          { name: 'state', header: t.state, value: stateOf },
        ]}
      />
    </NewestRows>
  );
}
