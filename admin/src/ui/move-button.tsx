import { ActionIcon, type ActionIconProps } from '@mantine/core';
import { IconArrowDown, IconArrowUp } from '@tabler/icons-react';

interface MoveButtonProps extends Pick<ActionIconProps, 'size' | 'className'> {
  direction: 'up' | 'down';
  label: string;
  /** Whether it cannot be moved further. */
  isAtEnd: boolean;
  onMove: () => void;
}

/**
 * Moves an item by one place. At the end of the list it does nothing but stays focusable, because a disabled button would lose
 * the focus (WCAG 2.4.3).
 */
export function MoveButton({ direction, label, isAtEnd, onMove, ...look }: MoveButtonProps) {
  const Icon = direction === 'up' ? IconArrowUp : IconArrowDown;
  return (
    <ActionIcon
      {...look}
      variant="subtle"
      color="gray"
      aria-label={label}
      aria-disabled={isAtEnd || undefined}
      data-disabled={isAtEnd || undefined}
      onClick={() => {
        if (!isAtEnd) onMove();
      }}
    >
      <Icon size={18} aria-hidden />
    </ActionIcon>
  );
}
