import { ActionIcon, Collapse, Group, Paper, Stack, Text, Title } from '@mantine/core';
import { IconGripVertical } from '@tabler/icons-react';
import { type ReactNode, useEffect, useEffectEvent } from 'react';
import { useFormContext } from 'react-hook-form';
import { useTexts } from '../../platform/texts.ts';
import { delays } from '../../theme/theme.ts';
import { StatusBadge } from '../values/status-badge.tsx';
import classes from './entries.module.css';
import { entriesTexts } from './entries.texts.ts';
import { EntryActions } from './entry-actions.tsx';
import type { EntryPlace } from './use-entries.ts';

interface EntryCardProps {
  place: EntryPlace;
  /** What the entry is called. */
  name: string;
  /** Below another heading, or at the top of its tab. */
  level: 2 | 3;
  /** States of the entry as badges, shown until it is marked. */
  states?: ReactNode;
  /** Said of a marked entry. */
  marked?: string;
  /** Marks a stored entry for deletion and back; without it, the entry is taken out at once. */
  onMark?: ((toBeDeleted: boolean) => void) | undefined;
  /** The entry as its readers see it, or its first words, while the card is closed. */
  preview?: ReactNode;
  /** Stands there whether the card is open or not. */
  below?: ReactNode;
  /** The field that takes the focus when the entry was just added. */
  firstField: string;
  /** The fields. They exist only while the card is open. */
  children: ReactNode;
}

/** One entry of a list: what it is, what can be done with it, and its fields when it is open. */
export function EntryCard(props: EntryCardProps) {
  const { place, name, level } = props;
  const { setFocus } = useFormContext();
  const focusFirst = useEffectEvent(() => setFocus(props.firstField));
  const { isJustAdded } = place;
  useEffect(() => {
    if (isJustAdded) focusFirst();
  }, [isJustAdded]);

  const isMarked = place.position === null;
  const isNested = level > 2;
  return (
    <Paper
      withBorder
      p={isNested ? 'sm' : { base: 'md', md: 'lg' }}
      className={isMarked ? classes.marked : undefined}
    >
      <Header {...props} isMarked={isMarked} isNested={isNested} />
      {isMarked ? (
        <Text size="sm" mt="xs">
          {props.marked}
        </Text>
      ) : (
        <Stack gap={0} mt={isNested ? 'xs' : 'md'}>
          {!place.isOpen && props.preview}
          <Collapse expanded={place.isOpen} keepMounted={false} transitionDuration={delays.cardToggle}>
            <Stack gap="md" role="group" aria-label={name}>
              {props.children}
            </Stack>
          </Collapse>
          {props.below}
        </Stack>
      )}
    </Paper>
  );
}

/** What the entry is called, its states, and what can be done with it. */
function Header(props: EntryCardProps & { isMarked: boolean; isNested: boolean }) {
  const { place, name, level, onMark, isMarked, isNested } = props;
  const t = useTexts(entriesTexts);
  return (
    <div className={classes.header}>
      {place.handle && (
        <ActionIcon
          ref={place.handle}
          variant="subtle"
          color="gray"
          className={classes.handle}
          aria-label={t.drag(name)}
        >
          <IconGripVertical size={18} aria-hidden />
        </ActionIcon>
      )}
      <div className={classes.name}>
        <Title order={level} size={isNested ? 'h4' : 'h3'}>
          {!isMarked && `${place.position}. `}
          {name}
        </Title>
        {!isMarked && (props.states || place.hasErrors) && (
          <Group gap={6} mt={6}>
            {props.states}
            {place.hasErrors && <StatusBadge tone="bad">{t.hasErrors}</StatusBadge>}
          </Group>
        )}
      </div>
      <EntryActions
        name={name}
        position={place.position}
        count={place.count}
        isOpen={place.isOpen}
        onToggle={place.onToggle}
        onMove={(position) => place.onMove(position, name)}
        onRemove={() => (onMark ? onMark(true) : place.onRemove(name))}
        onUndo={() => onMark?.(false)}
      />
    </div>
  );
}
