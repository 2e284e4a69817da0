import { Badge, Box, Button, Checkbox, Group, Paper, Skeleton, Text, TextInput, Title } from '@mantine/core';
import { IconSearch } from '@tabler/icons-react';
import { type RefObject, useRef, useState } from 'react';
import { useTexts } from '../../platform/texts.ts';
import { ErrorBanner } from '../error-banner.tsx';
import { assignTexts } from './assign.texts.ts';
import type { Assigned, AssignItem, ItemSource } from './assign-item.ts';
import classes from './assign-lists.module.css';
import { AssignRow, type Direction } from './assign-row.tsx';
import { groupsOf } from './groups.ts';
import type { Assigning } from './use-assigning.ts';
import { usePaneKeys } from './use-pane-keys.ts';

interface AssignPaneProps {
  title: string;
  /** The text when the pane is empty (USR-18). */
  empty: string;
  of: Assigned;
  source: ItemSource;
  direction: Direction;
  assigning: Assigning;
  /** Whether the user may move items out of this pane. */
  mayMove: boolean;
}

/** One searchable list with its count. Its items are moved one by one, or several at once. */
export function AssignPane({ title, empty, of, source, direction, assigning, mayMove }: AssignPaneProps) {
  const texts = useTexts(assignTexts);
  const searchField = useRef<HTMLInputElement>(null);
  const { items } = source;
  return (
    <Paper withBorder component="section" aria-label={title} className={classes.pane}>
      <Group justify="space-between" gap="xs" wrap="nowrap">
        <Title order={3}>{title}</Title>
        {items && (
          <Badge variant="light" color="gray" role="status">
            {source.isCut ? `${items.length}+` : items.length}
          </Badge>
        )}
      </Group>
      <TextInput
        ref={searchField}
        type="search"
        aria-label={texts.searchIn(title)}
        placeholder={texts.searchIn(title)}
        leftSection={<IconSearch size={16} aria-hidden />}
        maxLength={200}
        value={source.search}
        onKeyDown={(event) => {
          // Enter would save the form around it.
          if (event.key === 'Enter') event.preventDefault();
        }}
        onChange={(event) => source.onSearch(event.currentTarget.value)}
      />
      {source.error ? (
        <ErrorBanner failure={source.error} title={texts.loadFailed} onRetry={source.onRetry} />
      ) : (
        // The skeleton is as tall as a long list, so that the elements below do not move when the items arrive.
        !items && <Skeleton className={classes.waiting} />
      )}
      {items?.length === 0 && (
        <Text c="dimmed" py="md" ta="center">
          {source.search.trim() === '' ? empty : texts.nothingFound}
        </Text>
      )}
      {items && items.length > 0 && (
        <Rows
          title={title}
          items={items}
          of={of}
          direction={mayMove ? direction : undefined}
          assigning={assigning}
          searchField={searchField}
        />
      )}
      {items && source.isCut && (
        <Text size="sm" c="dimmed">
          {texts.cut(items.length)}
        </Text>
      )}
    </Paper>
  );
}

interface RowsProps {
  title: string;
  items: readonly AssignItem[];
  of: Assigned;
  direction: Direction | undefined;
  assigning: Assigning;
  searchField: RefObject<HTMLInputElement | null>;
}

function Rows({ title, items, of, direction, assigning, searchField }: RowsProps) {
  const grid = useRef<HTMLDivElement>(null);
  const [selected, setSelected] = useState<ReadonlySet<number>>(new Set());
  const ids = items.map(({ id }) => id);
  const { current, handlers } = usePaneKeys(grid, ids, searchField);
  const ready = items
    .filter(({ id, whyNot }) => whyNot === undefined && !assigning.busy.has(id))
    .map(({ id }) => id);
  const chosen = ready.filter((id) => selected.has(id));
  const move = async (moved: readonly number[]) => {
    if (await assigning.start(items.filter(({ id }) => moved.includes(id))))
      setSelected((before) => new Set([...before].filter((id) => !moved.includes(id))));
  };
  const select = (id: number, isSelected: boolean) =>
    setSelected((before) => new Set(isSelected ? [...before, id] : [...before].filter((one) => one !== id)));
  const isFocusable = direction !== undefined || items.some(({ about }) => about !== undefined);
  return (
    <>
      {direction && (
        <SelectionBar
          of={of}
          direction={direction}
          chosen={chosen.length}
          ready={ready.length}
          onAll={(all) => setSelected(new Set(all ? ready : []))}
          onMove={() => void move(chosen)}
        />
      )}
      <Box
        ref={grid}
        role="grid"
        aria-label={title}
        aria-multiselectable={direction ? true : undefined}
        className={classes.grid}
        // Without focusable elements inside, the list itself must be focusable to be scrolled by keyboard.
        tabIndex={isFocusable ? undefined : 0}
        {...handlers}
      >
        {groupsOf(items).map(({ name, items: members }) => (
          <Box key={name} role="rowgroup" aria-label={name || undefined}>
            {name && <GroupName name={name} />}
            {members.map((item) => (
              <AssignRow
                key={item.id}
                item={item}
                of={of}
                direction={direction}
                isSelected={chosen.includes(item.id)}
                isBusy={assigning.busy.has(item.id)}
                failure={assigning.failures.get(item.id)}
                isCurrent={item.id === current}
                onSelect={(isSelected) => select(item.id, isSelected)}
                onMove={() => void move([item.id])}
              />
            ))}
          </Box>
        ))}
      </Box>
    </>
  );
}

const GroupName = ({ name }: { name: string }) => (
  <Box role="row" className={classes.group}>
    <Box role="rowheader">{name}</Box>
  </Box>
);

interface SelectionBarProps {
  of: Assigned;
  direction: Direction;
  chosen: number;
  ready: number;
  onAll: (all: boolean) => void;
  onMove: () => void;
}

/** Selects the shown items, and moves the selected ones. The button keeps the focus after the last item has been moved. */
function SelectionBar({ of, direction, chosen, ready, onAll, onMove }: SelectionBarProps) {
  const texts = useTexts(assignTexts);
  const label = direction === 'add' ? texts.addSelected(chosen) : texts.removeSelected[of](chosen);
  return (
    <Group justify="space-between" gap="xs">
      <Checkbox
        label={texts.selectAll}
        checked={chosen > 0 && chosen === ready}
        indeterminate={chosen > 0 && chosen < ready}
        onChange={(event) => onAll(event.currentTarget.checked)}
      />
      <Button
        size="xs"
        variant="default"
        aria-disabled={chosen === 0 || undefined}
        data-disabled={chosen === 0 || undefined}
        onClick={() => {
          if (chosen > 0) onMove();
        }}
      >
        {label}
      </Button>
    </Group>
  );
}
