import { createContext } from 'react';

/** A `/` that was typed in an empty paragraph at the start of a text and is not inserted yet. */
export interface Slash {
  /** The place of the caret on the screen. */
  at: DOMRect;
  /** Inserts this text at the caret. */
  write: (text: string) => void;
  /** Returns the focus to the text. */
  focus: () => void;
}

/** Handles the `/` of the rich texts inside; without a handler they insert it. */
export const SlashContext = createContext<((slash: Slash) => void) | null>(null);
