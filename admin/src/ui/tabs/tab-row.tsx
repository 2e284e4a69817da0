import { Tabs } from '@mantine/core';
import { type ReactNode, useEffect, useRef } from 'react';
import classes from './tab-row.module.css';

interface TabRowProps {
  label: string;
  /** The name of the open tab. */
  open: string;
  children: ReactNode;
}

/** The tabs of a screen; on phones one line that scrolls and shows the open tab. */
export function TabRow({ label, open, children }: TabRowProps) {
  const row = useRef<HTMLDivElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another tab was opened.
  useEffect(() => {
    const list = row.current;
    const tab = list?.querySelector<HTMLElement>('[role=tab][aria-selected=true]');
    if (list && tab) list.scrollLeft = tab.offsetLeft - (list.clientWidth - tab.offsetWidth) / 2;
  }, [open]);
  return (
    <Tabs.List
      ref={row}
      aria-label={label}
      mb="md"
      className={classes.row}
      // Browsers scroll to a tab that is out of view, but not to one that is cut off.
      onFocus={({ target }) => target.scrollIntoView({ block: 'nearest', inline: 'nearest' })}
    >
      {children}
    </Tabs.List>
  );
}
