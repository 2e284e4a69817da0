import { Text } from '@mantine/core';
import type { TimelineEntry } from '@share/contract/areas/timeline/timeline.schemas.ts';
import { IconArrowRight, IconMail, IconMailExclamation } from '@tabler/icons-react';
import { useLanguage } from '../../platform/language.tsx';
import { useTexts } from '../../platform/texts.ts';
import { InstantText, NOTHING } from '../../ui/values/values.tsx';
import { usePlaceNames } from '../countries/countries.shared.tsx';
import { investorTexts } from '../links/investor.texts.ts';
import { linksTexts } from '../links/links.texts.ts';
import { OrderLink } from '../links/order-link.tsx';
import { TransactionLink } from '../links/transaction-link.tsx';
import { actionInWords, changesInWords, emailInWords, type Words } from './entry-in-words.ts';
import classes from './timeline.module.css';
import { timelineTexts } from './timeline.texts.ts';

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

/** The `Words` of a timeline in the current language. */
function useWords(): Words {
  const { language } = useLanguage();
  const { nameOfPlace } = usePlaceNames();
  return {
    language,
    nothing: NOTHING,
    nameOfPlace,
    timeline: useTexts(timelineTexts),
    investor: useTexts(investorTexts),
    records: useTexts(linksTexts),
  };
}
