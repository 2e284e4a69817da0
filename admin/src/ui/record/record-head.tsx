import { ActionIcon, Anchor, Group, VisuallyHidden } from '@mantine/core';
import { IconChevronDown, IconChevronLeft, IconChevronUp } from '@tabler/icons-react';
import { Link, useNavigate } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { useTexts } from '../../platform/texts.ts';
import { listSearch } from '../list/last-address.ts';
import { ScreenHeading } from '../screen-heading.tsx';
import { useAreSingleKeysOn, useSingleKeys } from '../shortcuts/single-keys.ts';
import type { Neighbours } from './neighbours.ts';
import classes from './record-head.module.css';
import { recordHeadTexts } from './record-head.texts.ts';

export interface RecordHeadParts {
  /** The list to which the record belongs, for users who may see it. */
  list: { to: string; title: string } | null;
  /** The state beside the name, then owner, subject and amount. The screen does not repeat these below. */
  state?: HeadFact;
  about?: readonly HeadFact[];
  /** Undefined without a list to move along. */
  neighbours?: Neighbours & { to: (id: number) => string };
}

/** The label is only for screen readers, because the place makes the meaning clear. */
interface HeadFact {
  label: string;
  value: ReactNode;
  /** The sign before the value instead of a dot. */
  joint?: '×' | '=';
  /** Set for numbers and amounts, which are never cut off. */
  isFigure?: true;
  /** The words of the value, where there may be too little room for them. */
  words?: string;
}

interface RecordHeadProps extends RecordHeadParts {
  title: string;
  actions?: ReactNode;
}

/** The head of a record's screen: the way back, name and state, owner and amount, the actions, and the way to the neighbours. */
export function RecordHead({ list, title, state, about = [], neighbours, actions }: RecordHeadProps) {
  const t = useTexts(recordHeadTexts);
  return (
    <div className={classes.head}>
      <div className={classes.name}>
        {list && (
          <Anchor
            renderRoot={(props) => <Link {...props} to={list.to} search={listSearch(list.to)} />}
            className={classes.list}
            aria-label={t.toList(list.title)}
          >
            <IconChevronLeft size={18} aria-hidden />
            <span>{list.title}</span>
          </Anchor>
        )}
        <ScreenHeading title={title}>{title}</ScreenHeading>
        {state && <Facts facts={[state]} />}
      </div>
      <Facts facts={about} className={classes.about} />
      <Group gap="xs" className={classes.actions}>
        {neighbours && <Walking {...neighbours} />}
        {actions}
      </Group>
    </div>
  );
}

const Facts = ({ facts, className }: { facts: readonly HeadFact[]; className?: string | undefined }) => (
  <dl className={[classes.facts, className].join(' ')}>
    {facts.map(({ label, value, joint = '·', isFigure, words }) => (
      <div key={label} data-joint={joint} data-figure={isFigure}>
        <VisuallyHidden component="dt">{label}</VisuallyHidden>
        <dd title={words}>{value}</dd>
      </div>
    ))}
  </dl>
);

/** Whether the arrow keys move within the element, as in tabs, choices, menus and scrolling areas. */
const usesArrows = (focused: Element | null): boolean =>
  focused !== null && focused !== document.body && !focused.matches('h1, a[href], button:not([role])');

/** Buttons to the neighbours in the list, also by J and K or the arrow keys; absent without a list to move along. */
function Walking({ previous, next, to }: NonNullable<RecordHeadParts['neighbours']>) {
  const t = useTexts(recordHeadTexts);
  const navigate = useNavigate();
  const go = (id: number | null) => () => {
    if (id !== null && !document.querySelector('[role="dialog"]')) void navigate({ to: to(id) });
  };
  const areKeysOn = useAreSingleKeysOn();
  const labelOf = (name: string, key: string) => (areKeysOn ? `${name} (${key})` : name);
  useSingleKeys([
    ['J', go(next)],
    ['K', go(previous)],
    ['ArrowRight', () => !usesArrows(document.activeElement) && go(next)()],
    ['ArrowLeft', () => !usesArrows(document.activeElement) && go(previous)()],
  ]);
  if (previous === null && next === null) return null;
  return (
    <Group gap={4} wrap="nowrap">
      {[
        { id: previous, label: labelOf(t.previous, 'K'), Icon: IconChevronUp },
        { id: next, label: labelOf(t.next, 'J'), Icon: IconChevronDown },
      ].map(({ id, label, Icon }) => (
        <ActionIcon
          key={label}
          variant="default"
          size="lg"
          aria-label={label}
          title={label}
          disabled={id === null}
          onClick={go(id)}
        >
          <Icon size={18} aria-hidden />
        </ActionIcon>
      ))}
    </Group>
  );
}
