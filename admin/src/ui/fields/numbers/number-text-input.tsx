import { TextInput, type TextInputProps } from '@mantine/core';
import { useMergedRef } from '@mantine/hooks';
import { type Ref, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { useTexts } from '../../../platform/texts.ts';
import { fieldTexts } from '../fields.texts.ts';
import { editNumber, type NumberStyle, type NumberText, writeNumber } from './edit-number.ts';

interface NumberTextInputProps
  extends Omit<TextInputProps, 'value' | 'onChange' | 'prefix' | 'suffix' | 'style' | 'ref'> {
  numberStyle: NumberStyle;
  /** NaN for a text that cannot be read as a number. */
  value: number | '';
  onChange: (value: number | '') => void;
  ref?: Ref<HTMLInputElement>;
}

/**
 * A number as people write it, in either language (CON-03). A readable number is grouped while it is typed; any other
 * text stays as typed, with a hint that shows the format, and has the value NaN, which every schema refuses.
 */
export function NumberTextInput(props: NumberTextInputProps) {
  const { numberStyle, value, onChange, onBlur, error, ref, ...input } = props;
  const t = useTexts(fieldTexts);
  const own = useRef<HTMLInputElement>(null);
  const [text, setText] = useState(() => writeNumber(value, numberStyle));
  const [language, setLanguage] = useState(numberStyle.language);
  const [isRefused, setRefused] = useState(false);
  const caret = useRef<number | null>(null);
  const selection = useSelectionBefore(own);

  // A value set from outside (undo, another version, a removed filter) or another language is formatted again.
  if (!Object.is(text.value, value) || language !== numberStyle.language) {
    const isStillUnreadable = Number.isNaN(text.value) && Number.isNaN(value);
    if (!isStillUnreadable) setText(writeNumber(value, numberStyle));
    if (!isStillUnreadable) setRefused(false);
    setLanguage(numberStyle.language);
  }
  useLayoutEffect(() => {
    if (caret.current === null || document.activeElement !== own.current) return;
    own.current?.setSelectionRange(caret.current, caret.current);
    caret.current = null;
  });

  function change(after: string, caretNow: number) {
    const edit = { after, caret: caretNow, selected: selection.current };
    const { text: next, caret: caretNext } = editNumber(text, edit, numberStyle);
    const isPasted = Math.abs(after.length - text.shown.length) > 1;
    setText(next);
    setRefused(Number.isNaN(next.value) && (isRefused || isPasted));
    caret.current = caretNext;
    if (!Object.is(next.value, value)) onChange(next.value);
  }

  function leave(next: NumberText) {
    if (Number.isNaN(next.value)) setRefused(true);
    else setText(writeNumber(next.value, numberStyle));
  }

  return (
    <TextInput
      autoComplete="off"
      {...input}
      inputMode={numberStyle.decimals > 0 ? 'decimal' : 'numeric'}
      ref={useMergedRef(own, ref ?? null)}
      value={text.shown}
      error={isRefused ? t.unreadableNumber(example(numberStyle)) : error}
      onChange={({ currentTarget }) =>
        change(currentTarget.value, currentTarget.selectionStart ?? currentTarget.value.length)
      }
      onBlur={(event) => {
        leave(text);
        onBlur?.(event);
      }}
    />
  );
}

/** The selection just before the browser changes the text: afterwards it cannot be read any more. */
function useSelectionBefore(input: { current: HTMLInputElement | null }) {
  const selection = useRef({ start: 0, end: 0 });
  useEffect(() => {
    const element = input.current;
    const remember = () => {
      selection.current = { start: element?.selectionStart ?? 0, end: element?.selectionEnd ?? 0 };
    };
    element?.addEventListener('beforeinput', remember);
    return () => element?.removeEventListener('beforeinput', remember);
  }, [input]);
  return selection;
}

/** An example in the format of the field: `1 234,50`, `1,234`. */
function example(style: NumberStyle): string {
  const plain = { ...style, prefix: '', suffix: '' };
  if (style.decimals > 2) return writeNumber(12.345, plain).shown;
  return writeNumber(style.decimals === 0 ? 1234 : 1234.5, { ...plain, leastDecimals: style.decimals }).shown;
}
