import { useDebouncedCallback } from '@mantine/hooks';
import { useState } from 'react';

/** Milliseconds: long enough to avoid a search per letter, short enough not to feel slow. */
const PAUSE = 300;

/**
 * The text being typed, passed on with a debounce; `pass` returns the value that it made of the text. If the value changes from
 * outside (back, clear, a removed chip), the draft follows. If it is the value that the draft itself passed, later typing stays.
 */
export function useTypedFilter<Value>(value: Value, pass: (draft: Value) => Value) {
  const [draft, setDraft] = useState(value);
  const [seen, setSeen] = useState(value);
  const [passed, setPassed] = useState(value);
  const passLater = useDebouncedCallback(() => {
    if (draft !== value) setPassed(pass(draft));
  }, PAUSE);

  if (value !== seen) {
    setSeen(value);
    setPassed(value);
    if (value !== passed) setDraft(value);
  }
  const change = (next: Value) => {
    setDraft(next);
    passLater();
  };
  return { draft, change, passNow: () => passLater.flush() };
}
