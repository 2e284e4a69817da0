import { useLayoutEffect, useRef, useState } from 'react';
import classes from '../table.module.css';

interface CellInputProps {
  label: string;
  /** The initial text: that of the cell, or '' when typing replaces it. */
  initial: string;
  onChange: (text: string) => void;
  onLeave: () => void;
}

/** The input in the one cell that is being edited. */
export function CellInput({ label, initial, onChange, onLeave }: CellInputProps) {
  const [text, setText] = useState(initial);
  const input = useRef<HTMLTextAreaElement>(null);
  useLayoutEffect(() => {
    input.current?.focus({ preventScroll: true });
    input.current?.setSelectionRange(initial.length, initial.length);
  }, [initial]);
  return (
    <div className={classes.typing} data-text={`${text}\u200b`}>
      <textarea
        ref={input}
        rows={1}
        aria-label={label}
        autoComplete="off"
        spellCheck
        value={text}
        onChange={(event) => {
          setText(event.currentTarget.value);
          onChange(event.currentTarget.value);
        }}
        onBlur={onLeave}
      />
    </div>
  );
}
