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
  name: string;
  /** 3 under another heading, 2 at the top of its tab. */
  level: 2 | 3;
  /** Badges of the entry, hidden when it is marked for deletion. */
  states?: ReactNode;
  /** The text of the badge on a marked entry. */
  marked?: string;
  /** Marks a stored entry for deletion or unmarks it; without it, the entry is removed immediately. */
  onMark?: ((toBeDeleted: boolean) => void) | undefined;
  /** Shown while the card is closed: the entry as the public sees it, or its first words. */
  preview?: ReactNode;
  /** Shown below the card, open or closed. */
  below?: ReactNode;
  /** The path of the field that receives the focus when the entry was just added. */
  firstField: string;
  /** The fields; mounted only while the card is open. */
  children: ReactNode;
}

/** One entry of a list: its heading, its actions, and its fields while it is open. */
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
      data-first-field={props.firstField}
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
