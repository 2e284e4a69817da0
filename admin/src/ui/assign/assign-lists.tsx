import { Title } from '@mantine/core';
import type { Assigned, ItemSource } from './assign-item.ts';
import classes from './assign-lists.module.css';
import { AssignPane } from './assign-pane.tsx';
import { type Move, useAssigning } from './use-assigning.ts';

interface Side extends Move {
  title: string;
  /** The text when the pane is empty. */
  empty: string;
  source: ItemSource;
  /** Whether the user may move items out of this pane. */
  mayMove: boolean;
}

interface AssignListsProps {
  title: string;
  /** Default: rights. */
  of?: Assigned;
  /** Each side's `send` moves an item of it to the other side. */
  available: Side;
  assigned: Side;
  /** Loads both sides again. */
  refresh: () => Promise<unknown>;
}

/**
 * Two searchable lists side by side: the items that can be assigned, and the assigned ones. Arrows move single items, and one
 * button moves the selected ones (USR-31 to USR-36, USR-39, ROL-11 to ROL-14).
 */
export function AssignLists({ title, of = 'right', available, assigned, refresh }: AssignListsProps) {
  const adding = useAssigning(available, refresh);
  const removing = useAssigning(assigned, refresh);
  return (
    <section aria-label={title} className={classes.both}>
      <Title order={2} size="h3">
        {title}
      </Title>
      <div className={classes.panes}>
        <AssignPane {...available} of={of} direction="add" assigning={adding} />
        <AssignPane {...assigned} of={of} direction="remove" assigning={removing} />
      </div>
    </section>
  );
}
