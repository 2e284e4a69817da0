import { Text } from '@mantine/core';
import {
  exportEmails,
  getEmail,
  listEmails,
  totalEmails,
} from '@share/contract/areas/emails/emails.endpoints.ts';
import type { EmailRow } from '@share/contract/areas/emails/emails.schemas.ts';
import { formatMoment } from '@share/contract/shared/dates.ts';
import { useLanguage } from '../../platform/language.tsx';
import { useTexts } from '../../platform/texts.ts';
import { EntityList } from '../../ui/list/entity-list.tsx';
import { listTexts } from '../../ui/list/list.texts.ts';
import { EmailText, LongText } from '../../ui/values/values.tsx';
import { EmailState } from './email-state.tsx';
import { emailsPaths } from './emails.paths.ts';
import { useTypeNames } from './emails.queries.ts';
import { emailsTexts } from './emails.texts.ts';

/** E-mails that were sent, have failed or are waiting, newest first. */
export function EmailsList() {
  const t = useTexts(emailsTexts);
  const { language } = useLanguage();
  const { waits } = useTexts(listTexts);
  const types = useTypeNames(language);
  return (
    <EntityList
      endpoint={listEmails}
      file={exportEmails}
      totals={totalEmails}
      title={t.title}
      empty={t.empty}
      show={t.show}
      nameOf={({ id }) => t.nameOf(id)}
      columns={[
        {
          name: 'recipient',
          header: t.recipient,
          wide: true,
          phone: 'title',
          value: ({ recipient }) => (recipient === null ? <Hidden /> : <EmailText address={recipient} />),
        },
        {
          name: 'subject',
          header: t.subject,
          wide: true,
          value: ({ subject }) => (subject === null ? <Hidden /> : <LongText>{subject}</LongText>),
        },
        { name: 'type', below: 'subject', header: t.type, value: ({ typeName }) => typeName[language] },
        {
          name: 'createdAt',
          header: t.createdAt,
          kind: 'moment',
          phone: {
            detail: ({ createdAt, subject }) => `${formatMoment(createdAt)} · ${subject ?? t.hidden}`,
          },
          value: ({ createdAt }) => createdAt,
          exported: [
            { name: 'createdAt', header: t.createdAt },
            { name: 'sentAt', header: t.sentAt },
          ],
        },
        {
          name: 'state',
          below: 'createdAt',
          header: t.state,
          phone: { badge: ({ state }) => <EmailState state={state} /> },
          value: (row) => <StateWithReason {...row} />,
        },
      ]}
      filters={{
        search: t.search,
        state: { label: t.state, choices: t.states },
        type: { label: t.type, choices: types },
        createdAt: t.createdAt,
        waits: { label: waits, choices: t.waits },
      }}
      open={{ view: getEmail, to: ({ id }) => emailsPaths.view(id) }}
    />
  );
}

/** The state with the mail server's answer below it, which says why the e-mail has not arrived. */
function StateWithReason({ state, lastError }: EmailRow) {
  return (
    <>
      <EmailState state={state} />
      {lastError !== null && (
        <Text size="xs" c="dimmed" lineClamp={2} title={lastError}>
          {lastError}
        </Text>
      )}
    </>
  );
}

/** A placeholder for data that the caller may not see. */
function Hidden() {
  const t = useTexts(emailsTexts);
  return (
    <Text component="span" size="sm" c="dimmed">
      {t.hidden}
    </Text>
  );
}
