import { Button, Group } from '@mantine/core';
import type { Device } from '@share/contract/areas/account/account.schemas.ts';
import { useEffect, useRef, useState } from 'react';
import { useTexts } from '../../platform/texts.ts';
import classes from './account.module.css';
import { accountTexts } from './account.texts.ts';
import { DeviceRow } from './device-row.tsx';

/** The present device and the latest others; a person who signed in often has to ask for the rest. */
const SHOWN_AT_FIRST = 5;

export function DeviceList({ devices }: { devices: readonly Device[] }) {
  const t = useTexts(accountTexts);
  const [isComplete, setComplete] = useState(false);
  const list = useListFocus(devices.length, isComplete);
  const shown = isComplete ? devices : devices.slice(0, SHOWN_AT_FIRST);
  return (
    <>
      <ul className={classes.devices} aria-label={t.devices} tabIndex={-1} ref={list}>
        {shown.map((device) => (
          <DeviceRow key={device.id} device={device} />
        ))}
      </ul>
      {shown.length < devices.length && (
        <Group>
          <Button variant="subtle" size="compact-md" fz="sm" onClick={() => setComplete(true)}>
            {t.showAll(devices.length)}
          </Button>
        </Group>
      )}
    </>
  );
}

/**
 * Gives the focus a new place when its button disappears: the first of the further devices, or the list from which one was
 * removed.
 */
function useListFocus(count: number, isComplete: boolean) {
  const list = useRef<HTMLUListElement>(null);
  const before = useRef({ count, isComplete });
  useEffect(() => {
    const { current: was } = before;
    before.current = { count, isComplete };
    if (isComplete && !was.isComplete) {
      const first = list.current?.children[SHOWN_AT_FIRST];
      if (first instanceof HTMLElement) first.focus();
    } else if (count < was.count && document.activeElement === document.body) list.current?.focus();
  }, [count, isComplete]);
  return list;
}
