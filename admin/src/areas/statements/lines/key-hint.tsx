import { Kbd } from '@mantine/core';
import { lineKeys } from './line-keys.ts';

/** The key of a button, which is shown where there is a keyboard. */
export const KeyHint = ({ of }: { of: keyof typeof lineKeys }) => (
  <Kbd size="xs" visibleFrom="sm" aria-hidden>
    {lineKeys[of]}
  </Kbd>
);
