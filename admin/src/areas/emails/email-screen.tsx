import { Group, Switch, Text } from '@mantine/core';
import { withDrawnCodes } from '@share/contract/areas/email-templates/drawn-codes.ts';
import { listEmails } from '@share/contract/areas/emails/emails.endpoints.ts';
import type { EmailView } from '@share/contract/areas/emails/emails.schemas.ts';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { queryClient } from '../../platform/api/query-client.ts';
import { useLanguage } from '../../platform/language.tsx';
import { useListOrHome } from '../../platform/permissions.tsx';
import { useTexts } from '../../platform/texts.ts';
import { ErrorBanner } from '../../ui/error-banner.tsx';
import { FormSection } from '../../ui/form/form-section.tsx';
import { RecordScreen } from '../../ui/form/record-screen.tsx';
import { useHeadInList } from '../../ui/record/head-in-list.ts';
import { HistoryLink } from '../../ui/record/history-link.tsx';
import { useIdParam } from '../../ui/use-id-param.ts';
import { codeAddress } from '../../ui/values/code-address.ts';
import { type Fact, Facts } from '../../ui/values/facts.tsx';
import { EmailText, MomentText } from '../../ui/values/values.tsx';
import { ViewFrame } from '../../ui/view-frame.tsx';
import { UserName } from '../links/people/user-name.tsx';
import { EmailState } from './email-state.tsx';
import classes from './emails.module.css';
import { emailsPaths } from './emails.paths.ts';
import { emailQuery } from './emails.queries.ts';
import { emailsTexts } from './emails.texts.ts';
import { SendAgainButton } from './send-again-button.tsx';

export function EmailScreen() {
  const id = useIdParam();
  const t = useTexts(emailsTexts);
  const back = useListOrHome(listEmails, emailsPaths.list);
  return (
    <RecordScreen key={id} query={emailQuery(id)} title={t.nameOf(id)} back={back} list={t.title}>
      {(email) => <EmailDetail email={email} back={back} />}
    </RecordScreen>
  );
}

/** One e-mail: its state, its text where the caller may see it, and sending it again. */
function EmailDetail({ email, back }: { email: EmailView; back: string }) {
  const t = useTexts(emailsTexts);
  const { language } = useLanguage();
  const query = emailQuery(email.id);
  const { refetch, isFetching, error } = useQuery(query);
  const [failure, setFailure] = useState<unknown>(null);
  const shown = failure ?? error;
  const inList = useHeadInList({
    list: listEmails,
    path: emailsPaths.list,
    title: t.title,
    id: email.id,
    to: emailsPaths.view,
  });
  const state = { label: t.state, value: <EmailState state={email.state} /> };
  return (
    <ViewFrame
      title={email.subject ?? t.nameOf(email.id)}
      head={{ ...inList, state }}
      back={back}
      isReloading={isFetching}
      onReload={() => {
        setFailure(null);
        void refetch();
      }}
      actions={
        <Group gap="xs">
          <HistoryLink entity="email" id={email.id} />
          <SendAgainButton
            email={email}
            onSent={(changed) => queryClient.setQueryData(query.queryKey, changed)}
            onFailure={(reason) => {
              setFailure(reason);
              if (reason !== null) void refetch();
            }}
          />
        </Group>
      }
    >
      {shown !== null && <ErrorBanner failure={shown} />}
      <FormSection title={t.facts}>
        {email.recipient === null && (
          <Text size="sm" c="dimmed">
            {t.hiddenHint}
          </Text>
        )}
        <Facts
          facts={[
            { label: t.type, value: email.typeName[language] },
            ...whoIn(email, t),
            ...whenIn(email, t),
          ]}
        />
      </FormSection>
      <FormSection title={t.text}>
        <EmailBody text={email.text} />
      </FormSection>
    </ViewFrame>
  );
}

type Words = ReturnType<typeof useTexts<(typeof emailsTexts)['pl']>>;

const whoIn = ({ recipient, person }: EmailView, t: Words): Fact[] => [
  ...(recipient === null ? [] : [{ label: t.address, value: <EmailText address={recipient} />, long: true }]),
  ...(person === null ? [] : [{ label: t.person, value: <UserName user={person} />, long: true }]),
];

const whenIn = (email: EmailView, t: Words): Fact[] => [
  { label: t.createdAt, value: <MomentText at={email.createdAt} /> },
  ...[
    { label: t.sentAt, at: email.sentAt },
    { label: t.givenUpAt, at: email.givenUpAt },
    { label: t.nextAttemptAt, at: email.nextAttemptAt },
    { label: t.againAt, at: email.again.at },
  ].flatMap(({ label, at }) => (at === null ? [] : [{ label, value: <MomentText at={at} /> }])),
  { label: t.attempts, value: email.attempts },
  ...(email.lastError === null
    ? []
    : [{ label: t.lastError, value: email.lastError, long: true, wide: true }]),
];

/** In pixels. */
const PHONE_WIDTH = 375;

/** The text of an e-mail in a frame that runs nothing and leads nowhere (R17), or why it is not shown. */
function EmailBody({ text: { state, html } }: { text: EmailView['text'] }) {
  const t = useTexts(emailsTexts);
  const [isPhone, setPhone] = useState(false);
  if (state !== 'shown' || html === null) {
    return <Text c="dimmed">{t.noText[state === 'shown' ? 'deleted' : state]}</Text>;
  }
  return (
    <>
      <Switch
        label={t.phone}
        checked={isPhone}
        onChange={(event) => setPhone(event.currentTarget.checked)}
        className={classes.phone}
      />
      <iframe
        title={t.textFrame}
        sandbox=""
        srcDoc={withDrawnCodes(html, codeAddress)}
        className={classes.frame}
        style={isPhone ? { maxWidth: PHONE_WIDTH } : undefined}
      />
    </>
  );
}
