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
 * Moves something by one place. At the end it does nothing but stays focusable: a disabled button would lose the focus, and
 * the keyboard its place (WCAG 2.4.3).
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
