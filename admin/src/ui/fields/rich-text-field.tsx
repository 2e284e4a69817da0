import { Input, Skeleton } from '@mantine/core';
import { languages } from '@share/contract/shared/languages.ts';
import { lazy, Suspense, useId } from 'react';
import type { FieldValues } from 'react-hook-form';
import { type FieldProps, useField } from './use-field.ts';

/** The editor is heavy: it is loaded with the first screen that uses one. */
const RichTextEditor = lazy(() => import('./rich-text/rich-text-editor.tsx'));

/** Formatted text as HTML (FRM-25). */
export function RichTextField<Values extends FieldValues>(props: FieldProps<Values, string>) {
  const { wrapper, value, onType, onBlur, isReadOnly, error } = useField(props, textOf);
  const id = useId();
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
      <Suspense fallback={<Skeleton height={220} />}>
        <RichTextEditor
          html={value}
          lang={languages.find((language) => props.name.endsWith(`.${language}`))}
          onChange={onType}
          onBlur={onBlur}
          isReadOnly={isReadOnly}
          hasError={error !== undefined}
          labelledBy={`${id}-label`}
          describedBy={describedBy}
        />
      </Suspense>
    </Input.Wrapper>
  );
}

/** The plain text of HTML, with a space between blocks. */
const textOf = (html: string): string => {
  const apart = html.replace(/<(?=\/(?:p|h\d|li)>|br\b)/g, ' <');
  return new DOMParser().parseFromString(apart, 'text/html').body.textContent?.trim() ?? '';
};
