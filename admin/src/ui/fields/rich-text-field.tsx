import { Input } from '@mantine/core';
import { languages } from '@share/contract/shared/languages.ts';
import { type KeyboardEvent, useId, useRef, useState } from 'react';
import type { FieldValues } from 'react-hook-form';
import { lazyPart } from '../parts/lazy-part.tsx';
import { RichTextView } from '../values/rich-text-view.tsx';
import classes from './fields.module.css';
import { useWhenNear } from './rich-text/when-near.ts';
import { type FieldProps, useField } from './use-field.ts';

/**
 * The code of the editor is large: it is loaded when the first field comes near the screen or gets the focus. Until then the
 * text is shown.
 */
const RichTextEditor = lazyPart(() => import('./rich-text/rich-text-editor.tsx'));

/**
 * Formatted text as HTML (FRM-25). A user who focuses the field before its editor is loaded is taken into the editor, with the
 * text typed meanwhile.
 */
export function RichTextField<Values extends FieldValues>(props: FieldProps<Values, string>) {
  const { wrapper, value, onType, onBlur, isReadOnly, error } = useField(props, textOf);
  const id = useId();
  const place = useRef<HTMLDivElement>(null);
  const typed = useRef('');
  const [isFocused, setFocused] = useState(false);
  const isWanted = useWhenNear(place, isFocused);
  const standIn = (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset has borders and a width of its own.
    <div
      ref={place}
      role="group"
      // biome-ignore lint/a11y/noNoninteractiveTabindex: focusing it loads the editor, which then takes the focus.
      tabIndex={0}
      data-stand-in
      className={classes.standIn}
      aria-labelledby={`${id}-label`}
      data-invalid-field={error === undefined ? undefined : true}
      onFocus={() => setFocused(true)}
      onBlur={() => setFocused(false)}
      onKeyDown={(event) => {
        if (!isReadOnly) noteTyped(typed, event);
      }}
    >
      <RichTextView html={value} />
    </div>
  );
  const { name: _name, readOnly: _readOnly, ...around } = wrapper;
  const describedBy = [props.description && `${id}-description`, error && `${id}-error`]
    .filter(Boolean)
    .join(' ');
  return (
    <Input.Wrapper
      {...around}
      id={id}
      labelElement="div"
      labelProps={{ ...around.labelProps, id: `${id}-label` }}
    >
      <RichTextEditor
        meanwhile={standIn}
        isWanted={isWanted}
        html={value}
        lang={languages.find((language) => props.name.endsWith(`.${language}`))}
        onChange={onType}
        onBlur={onBlur}
        isReadOnly={isReadOnly}
        hasError={error !== undefined}
        takesFocus={isFocused}
        typed={typed}
        labelledBy={`${id}-label`}
        describedBy={describedBy}
      />
    </Input.Wrapper>
  );
}

/** Adds the character of a key; letters typed with AltGr count too. */
function noteTyped(typed: { current: string }, event: KeyboardEvent): void {
  const { key, ctrlKey, altKey, metaKey } = event;
  if (key === 'Backspace') typed.current = typed.current.slice(0, -1);
  else if (key.length === 1 && !metaKey && (altKey || !ctrlKey)) typed.current += key;
  else return;
  event.preventDefault();
}

/** The plain text of HTML, with a space between blocks. */
const textOf = (html: string): string => {
  const apart = html.replace(/<(?=\/(?:p|h\d|li)>|br\b)/g, ' <');
  return new DOMParser().parseFromString(apart, 'text/html').body.textContent?.trim() ?? '';
};
