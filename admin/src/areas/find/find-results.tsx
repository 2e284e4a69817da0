import { Text } from '@mantine/core';
import type { FoundKind, FoundMoney } from '@share/contract/areas/find/find.endpoints.ts';
import { warsawDay } from '@share/contract/shared/dates.ts';
import { useEffect, useRef } from 'react';
import { useTexts } from '../../platform/texts.ts';
import { BookDayText, MoneyText } from '../../ui/values/values.tsx';
import { linksTexts } from '../links/links.texts.ts';
import { PairStatus } from '../links/order-status.tsx';
import classes from './find.module.css';

/** An entry that can be opened: a record, a screen, or a command, whose route is only a key. */
export interface Entry {
  title: string;
  detail: string;
  /** The kind of a record, and its money. */
  kind?: FoundKind;
  money?: FoundMoney | null;
  /** Further words by which the entry is found. */
  also?: string;
  route: string;
  command?: () => void;
}

export interface EntryGroup {
  label: string;
  entries: Entry[];
}

interface FindResultsProps {
  id: string;
  label: string;
  groups: EntryGroup[];
  /** The place of the chosen entry among all of them. */
  active: number;
  onPoint: (at: number) => void;
  onOpen: (entry: Entry) => void;
}

export const optionId = (id: string, at: number) => `${id}-${at}`;

/** The listbox of the search field. The focus stays in the field, which names the active option. */
export function FindResults({ id, label, groups, active, onPoint, onOpen }: FindResultsProps) {
  const chosen = useRef<HTMLDivElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another option may be active
  useEffect(() => {
    void chosen.current?.scrollIntoView({ block: 'nearest' });
  }, [active]);
  let at = -1;
  return (
    <div id={id} role="listbox" aria-label={label} className={classes.results} tabIndex={-1}>
      {groups.map((group) => (
        // biome-ignore lint/a11y/useSemanticElements: a listbox has groups of options
        <div key={group.label} role="group" aria-label={group.label}>
          <Text size="xs" c="dimmed" className={classes.group} aria-hidden>
            {group.label}
          </Text>
          {group.entries.map((entry) => {
            at += 1;
            const place = at;
            const isActive = place === active;
            return (
              // biome-ignore lint/a11y/useFocusableInteractive: the field has the focus
              // biome-ignore lint/a11y/useKeyWithClickEvents: Enter in the field opens it
              <div
                key={entry.route}
                id={optionId(id, place)}
                ref={isActive ? chosen : null}
                role="option"
                aria-selected={isActive}
                className={classes.option}
                onPointerMove={() => onPoint(place)}
                onClick={() => onOpen(entry)}
              >
                <span className={classes.title}>{entry.title}</span>
                {entry.detail !== '' && <span className={classes.detail}>{entry.detail}</span>}
                {entry.money && <Money {...entry.money} kind={entry.kind} />}
              </div>
            );
          })}
        </div>
      ))}
    </div>
  );
}

/** What an order or a transaction is about, and how far it is. */
function Money({ kind, amount, date, status }: FoundMoney & { kind: FoundKind | undefined }) {
  const words = useTexts(linksTexts);
  const { statuses } = kind === 'transactions' ? words.transaction : words.order;
  return (
    <span className={classes.money}>
      <MoneyText amount={amount} />
      <BookDayText day={warsawDay(new Date(date))} />
      <PairStatus status={status} words={statuses} />
    </span>
  );
}
