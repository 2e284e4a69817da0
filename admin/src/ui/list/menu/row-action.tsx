import { ActionIcon, UnstyledButton } from '@mantine/core';
import { Link } from '@tanstack/react-router';
import { createContext, type ReactNode, useContext } from 'react';
import { createPortal } from 'react-dom';
import classes from './row-menu.module.css';

interface RowMenuValue {
  /** Where the lines of the menu stand; null while it is closed. */
  lines: HTMLElement | null;
  /** Closes the menu, and does that once it is gone. */
  close: (act?: () => void) => void;
}

/** Set for the actions of a row that are in its menu. */
export const RowMenuContext = createContext<RowMenuValue | null>(null);

interface RowActionProps {
  /** The accessible name. */
  label: string;
  /** What the menu of a row shows of the name, where less is clear. */
  word?: string | undefined;
  icon: ReactNode;
  color?: string;
  isRunning?: boolean;
  tabIndex?: number | undefined;
  /** Where it leads; without it, it does something. */
  to?: string;
  onClick?: (() => void) | undefined;
  /** Opens a dialogue. */
  opensDialog?: boolean;
}

/** An action of a row: an icon beside its values, or a line in its menu on phones. */
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
