import { useDebouncedCallback } from '@mantine/hooks';
import { useState } from 'react';

/** Long enough not to search for every letter, short enough not to be waited for. */
const PAUSE = 300;

/**
 * What is being typed, passed on after a pause; `pass` answers the value that it made of it. When the value changes from
 * outside (back, clear, a removed chip) the draft follows; when it is only the draft's own value coming home, what has been
 * typed since stays.
 */
export function useDraft<Value>(value: Value, pass: (draft: Value) => Value) {
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
