import { Input, InputBase, type InputBaseProps } from '@mantine/core';
import { type ComponentProps, useState } from 'react';
import { useTexts } from '../../../platform/texts.ts';
import { fieldTexts } from '../fields.texts.ts';

type OwnProps = 'value' | 'onChange' | 'defaultValue' | 'type';

export interface WrittenInputProps
  extends InputBaseProps,
    Omit<ComponentProps<'input'>, keyof InputBaseProps | OwnProps> {
  /** A readable value, '' for none, or a text that cannot be read, as it was typed: every schema refuses it. */
  value: string;
  onChange: (value: string) => void;
  /** The value of a text, or null where it cannot be read. A value is the text of itself. */
  read: (text: string) => string | null;
  /** The text of a readable value once the field is left. */
  write: (value: string) => string;
  /** The message for a text that cannot be read. */
  unreadable: string;
  clearable?: boolean;
}

/** A value that is typed in one of several forms. It is written in one form when the field is left; a text that cannot be read stays. */
export function WrittenInput(props: WrittenInputProps) {
  const { value, onChange, read, write, unreadable, clearable = false, onBlur, error, ...input } = props;
  const { clearDay } = useTexts(fieldTexts);
  const [typed, setTyped] = useState<{ text: string; value: string } | null>(null);
  // A value from outside, such as one that was reset or chosen, replaces what was typed.
  const isTyping = typed?.value === value;
  const isUnreadable = value !== '' && read(value) === null;
  const change = (text: string) => {
    const next = text.trim() === '' ? '' : (read(text) ?? text);
    setTyped({ text, value: next });
    if (next !== value) onChange(next);
  };
  return (
    <InputBase
      autoComplete="off"
      {...input}
      error={isUnreadable && (!isTyping || Boolean(error)) ? unreadable : error}
      __clearSection={<Input.ClearButton aria-label={clearDay} onClick={() => change('')} />}
      __clearable={clearable && value !== '' && !input.readOnly}
      value={isTyping ? typed.text : isUnreadable ? value : value && write(value)}
      onChange={({ currentTarget }) => change(currentTarget.value)}
      onBlur={(event) => {
        setTyped(null);
        onBlur?.(event);
      }}
    />
  );
}
