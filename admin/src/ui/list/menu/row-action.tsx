import { ActionIcon, UnstyledButton } from '@mantine/core';
import { Link } from '@tanstack/react-router';
import { createContext, type ReactNode, useContext } from 'react';
import { createPortal } from 'react-dom';
import classes from './row-menu.module.css';

interface RowMenuValue {
  /** The element with the items of the menu; null while it is closed. */
  lines: HTMLElement | null;
  /** Closes the menu, then calls `act`. */
  close: (act?: () => void) => void;
}

/** Set for actions that are in the menu of a row. */
export const RowMenuContext = createContext<RowMenuValue | null>(null);

interface RowActionProps {
  /** The accessible name. */
  label: string;
  /** A shorter text for the menu of a row, where the context is clear. */
  word?: string | undefined;
  icon: ReactNode;
  color?: string;
  isRunning?: boolean;
  tabIndex?: number | undefined;
  /** The target of a link; without it the action is a button. */
  to?: string;
  onClick?: (() => void) | undefined;
  /** Whether the action opens a dialogue. */
  opensDialog?: boolean;
}

/** An action of a row: an icon beside its values, or an item of its menu on phones. */
export function RowAction({ icon, isRunning = false, onClick, opensDialog, ...props }: RowActionProps) {
  const menu = useContext(RowMenuContext);
  const common = {
    'aria-label': props.label,
    'aria-haspopup': opensDialog ? ('dialog' as const) : undefined,
    tabIndex: props.tabIndex,
  };
  if (!menu) {
    const looks = {
      ...common,
      title: props.word ?? props.label,
      variant: 'subtle',
      color: props.color ?? 'gray',
      size: 'lg',
    };
    if (props.to !== undefined) {
      return (
        <ActionIcon component={Link} to={props.to} {...looks}>
          {icon}
        </ActionIcon>
      );
    }
    return (
      <ActionIcon {...looks} loading={isRunning} onClick={onClick}>
        {icon}
      </ActionIcon>
    );
  }
  if (!menu.lines) return null;
  const inner = (
    <>
      <span className={classes.icon}>{icon}</span>
      {props.word ?? props.label}
    </>
  );
  const line =
    props.to === undefined ? (
      <UnstyledButton
        {...common}
        className={classes.item}
        disabled={isRunning}
        onClick={() => menu.close(onClick)}
      >
        {inner}
      </UnstyledButton>
    ) : (
      <Link to={props.to} className={classes.item} {...common} onClick={() => menu.close()}>
        {inner}
      </Link>
    );
  return createPortal(line, menu.lines);
}
