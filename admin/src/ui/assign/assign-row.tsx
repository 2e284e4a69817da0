import { ActionIcon, Box, Checkbox, Loader, Text, Tooltip } from '@mantine/core';
import { IconArrowLeft, IconArrowRight, IconInfoCircle, IconLock } from '@tabler/icons-react';
import { useLanguage } from '../../platform/language.tsx';
import { useTexts } from '../../platform/texts.ts';
import { describeFailure } from '../error-text.ts';
import { PopupButton } from '../popup-button.tsx';
import { assignTexts } from './assign.texts.ts';
import type { Assigned, AssignItem } from './assign-item.ts';
import classes from './assign-lists.module.css';

export type Direction = 'add' | 'remove';

interface AssignRowProps {
  item: AssignItem;
  of: Assigned;
  /** Absent for users who may not move items out of this pane. */
  direction: Direction | undefined;
  isSelected: boolean;
  isBusy: boolean;
  failure: unknown;
  /** Whether this row is in the Tab order. */
  isCurrent: boolean;
  onSelect: (isSelected: boolean) => void;
  onMove: () => void;
}

/** One item: its checkbox, its name, its popup and the arrow that moves it. */
export function AssignRow(props: AssignRowProps) {
  const { item, direction, isSelected, isBusy, isCurrent } = props;
  const texts = useTexts(assignTexts);
  const tabIndex = isCurrent ? 0 : -1;
  const arrow = direction && <Arrow {...props} direction={direction} tabIndex={tabIndex} />;
  return (
    <Box
      role="row"
      aria-selected={direction ? isSelected : undefined}
      data-item={item.id}
      className={classes.row}
    >
      {direction === 'remove' && arrow}
      {direction && (
        <Box role="gridcell">
          <Checkbox
            aria-label={texts.select(item.name)}
            checked={isSelected}
            disabled={isBusy || item.whyNot !== undefined}
            tabIndex={tabIndex}
            onChange={(event) => props.onSelect(event.currentTarget.checked)}
          />
        </Box>
      )}
      <Name {...props} />
      {item.about !== undefined && (
        <Box role="gridcell">
          <PopupButton
            label={texts.about(item.name)}
            icon={<IconInfoCircle size={18} aria-hidden />}
            title={item.name}
            tabIndex={tabIndex}
          >
            {item.about}
          </PopupButton>
        </Box>
      )}
      {direction === 'add' && arrow}
    </Box>
  );
}

function Name({ item, failure }: AssignRowProps) {
  const { language } = useLanguage();
  return (
    <Box role="gridcell" className={classes.name}>
      <span>{item.name}</span>
      {item.detail && (
        <Text span display="block" size="xs" c="dimmed">
          {item.detail}
        </Text>
      )}
      {failure !== undefined && (
        <Text span display="block" size="sm" className={classes.failure} role="alert">
          {describeFailure(language, failure).reasons.join(' ')}
        </Text>
      )}
    </Box>
  );
}

/**
 * The arrow of an item. It is replaced by a spinner while the item is being moved (USR-36), or by a lock with the reason if it
 * cannot be moved. The focus stays on it.
 */
function Arrow(props: AssignRowProps & { direction: Direction; tabIndex: number }) {
  const { item, of, direction, isBusy, tabIndex, onMove } = props;
  const texts = useTexts(assignTexts);
  const label = direction === 'add' ? texts.add(item.name) : texts.remove[of](item.name);
  const busyLabel = direction === 'add' ? texts.adding(item.name) : texts.removing[of](item.name);
  const isStuck = isBusy || item.whyNot !== undefined;
  const button = (
    <ActionIcon
      variant="subtle"
      size="lg"
      color={item.whyNot === undefined ? undefined : 'gray'}
      tabIndex={tabIndex}
      aria-label={isBusy ? busyLabel : [label, item.whyNot].filter(Boolean).join(': ')}
      aria-disabled={isStuck || undefined}
      aria-busy={isBusy || undefined}
      onClick={() => {
        if (!isStuck) onMove();
      }}
    >
      <Sign isBusy={isBusy} isLocked={item.whyNot !== undefined} direction={direction} />
    </ActionIcon>
  );
  return (
    <Box role="gridcell">
      {item.whyNot === undefined ? (
        button
      ) : (
        <Tooltip label={item.whyNot} multiline maw={280} events={{ hover: true, focus: true, touch: true }}>
          {button}
        </Tooltip>
      )}
    </Box>
  );
}

function Sign(props: { isBusy: boolean; isLocked: boolean; direction: Direction }) {
  if (props.isBusy) return <Loader size={18} aria-hidden />;
  if (props.isLocked) return <IconLock size={18} aria-hidden />;
  const Icon = props.direction === 'add' ? IconArrowRight : IconArrowLeft;
  return <Icon size={18} aria-hidden className={classes.arrow} />;
}
