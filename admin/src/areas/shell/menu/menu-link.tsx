import { UnstyledButton } from '@mantine/core';
import type { Icon } from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import classes from './side-menu.module.css';

interface MenuLinkProps {
  label: string;
  route: string;
  /** The query of the user's default view (LST-08). */
  search?: Record<string, string> | undefined;
  icon: Icon;
  /** Shows only the icon; screen readers still read the label. */
  isNarrow: boolean;
  onOpen: () => void;
}

export function MenuLink({ label, route, search, icon: Picture, isNarrow, onOpen }: MenuLinkProps) {
  return (
    <li>
      <UnstyledButton
        renderRoot={(props) => (
          <Link
            {...props}
            to={route}
            search={search ?? {}}
            activeOptions={{ exact: route === '/', includeSearch: false }}
            activeProps={{ 'data-active': true, 'aria-current': 'page' }}
          />
        )}
        className={classes.link}
        onClick={onOpen}
      >
        <Picture size={20} stroke={1.7} className={classes.icon} aria-hidden />
        <span className={classes.label} data-hidden={isNarrow || undefined}>
          {label}
        </span>
      </UnstyledButton>
    </li>
  );
}
