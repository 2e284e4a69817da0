import { createContext } from 'react';

/** A `/` that was typed in an empty paragraph at the start of a text, and is not yet written. */
export interface Slash {
  /** The place of the caret on the screen. */
  at: DOMRect;
  /** Writes this text at the caret. */
  write: (text: string) => void;
  /** Returns to the text. */
  focus: () => void;
}

/** What the texts inside do with such a `/`; without it they write it. */
export const SlashContext = createContext<((slash: Slash) => void) | null>(null);
