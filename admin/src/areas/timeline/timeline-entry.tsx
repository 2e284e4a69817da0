import { Text } from '@mantine/core';
import type { TimelineEntry } from '@share/contract/areas/timeline/timeline.schemas.ts';
import { IconArrowRight, IconMail, IconMailExclamation } from '@tabler/icons-react';
import { useTexts } from '../../platform/texts.ts';
import { InstantText } from '../../ui/values/values.tsx';
import { OrderLink } from '../links/order-link.tsx';
import { TransactionLink } from '../links/transaction-link.tsx';
import { actionInWords, changesInWords, emailInWords } from './entry-in-words.ts';
import classes from './timeline.module.css';
import { timelineTexts } from './timeline.texts.ts';
import { useWords } from './use-words.ts';

interface EntryProps {
  entry: TimelineEntry;
  /** Whether the entry is about the record on the screen, which the entry then does not name. */
  isOwn: boolean;
}

/** An entry with its user, action, time and changes. */
export function Entry({ entry, isOwn }: EntryProps) {
  const t = useTexts(timelineTexts);
  const words = useWords();
  const changes = changesInWords(entry, words);
  return (
    <li className={classes.entry} data-action={entry.action}>
      <div className={classes.head}>
        <Text component="span" fw={700}>
          {actionInWords(entry, words)}
        </Text>
        {!isOwn && (
          <Text component="span" size="sm">
            <Subject entry={entry} />
          </Text>
        )}
      </div>
      <Text component="div" size="sm" c="dimmed" className={classes.who}>
        <InstantText at={entry.at} /> · {entry.actor ?? t.system}
      </Text>
      {changes.length > 0 && (
        <dl className={classes.changes}>
          {changes.map(({ label, before, after }) => (
            <div key={label}>
              <dt>{label}</dt>
              <dd>{before === null ? after : <Changed before={before} after={after} />}</dd>
            </div>
          ))}
        </dl>
      )}
      {entry.email && <EmailNotice email={entry.email} />}
    </li>
  );
}

function Subject({ entry: { entity, entityId } }: { entry: TimelineEntry }) {
  const t = useTexts(timelineTexts);
  return entity === 'order' ? (
    <OrderLink id={entityId}>{t.order(entityId)}</OrderLink>
  ) : (
    <TransactionLink id={entityId}>{t.transaction(entityId)}</TransactionLink>
  );
}

const Changed = ({ before, after }: { before: string; after: string }) => (
  <>
    {before} <Arrow /> <b>{after}</b>
  </>
);

/** An arrow for the eye, and a word for screen readers. */
function Arrow() {
  const { changedTo } = useTexts(timelineTexts);
  return <IconArrowRight size={14} role="img" aria-label={changedTo} className={classes.arrow} />;
}

function EmailNotice({ email }: { email: NonNullable<TimelineEntry['email']> }) {
  const words = useWords();
  const hasFailed = email.state === 'failed';
  const Icon = hasFailed ? IconMailExclamation : IconMail;
  return (
    <Text
      component="div"
      size="sm"
      c={hasFailed ? 'var(--mantine-color-red-text)' : 'dimmed'}
      className={classes.email}
    >
      <Icon size={16} aria-hidden /> <span>{emailInWords(email, words)}</span>
    </Text>
  );
}
