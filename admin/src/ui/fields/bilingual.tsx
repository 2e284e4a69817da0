import { missingIn } from '@share/contract/shared/content/gaps.ts';
import { type Language, languages } from '@share/contract/shared/languages.ts';
import type { Translated } from '@share/contract/shared/translated.ts';
import { type ReactNode, useId, useLayoutEffect } from 'react';
import type { FieldPath, FieldPathByValue, FieldValues } from 'react-hook-form';
import { useStore } from '../../platform/store.ts';
import { useTexts } from '../../platform/texts.ts';
import { useFormContext } from '../form/form-context.ts';
import { useIsOnOpenTab } from '../tabs/tab-panel.tsx';
import classes from './bilingual.module.css';
import { useFieldState } from './field-control.ts';
import { fieldTexts } from './fields.texts.ts';
import { type FormLanguages, type LanguageMarks, useShowsOneLanguage } from './languages/form-languages.ts';
import takeOver from './languages/take-over.module.css';
import { TakeOver } from './languages/take-over.tsx';
import { LongTextField } from './long-text-field.tsx';
import { RichTextField } from './rich-text-field.tsx';
import { TextField } from './text-field.tsx';
import type { FieldProps } from './use-field.ts';

type BilingualProps<Values extends FieldValues> = FieldProps<Values, Translated>;

export const BilingualTextField = <Values extends FieldValues>(props: BilingualProps<Values>) => (
  <Bilingual {...props}>{(field) => <TextField {...field} />}</Bilingual>
);

export const BilingualLongTextField = <Values extends FieldValues>(props: BilingualProps<Values>) => (
  <Bilingual {...props}>{(field) => <LongTextField {...field} />}</Bilingual>
);

export const BilingualRichTextField = <Values extends FieldValues>(props: BilingualProps<Values>) => (
  <Bilingual {...props}>{(field) => <RichTextField {...field} />}</Bilingual>
);

/**
 * One field per language: side by side on wide screens; on narrow ones the form shows one language at a time. A language with an
 * error or a missing text is marked.
 */
function Bilingual<Values extends FieldValues>({
  children,
  ...field
}: BilingualProps<Values> & { children: (field: FieldProps<Values, string>) => ReactNode }) {
  const texts = useTexts(fieldTexts);
  const { languages: form } = useFormContext();
  const showsOne = useShowsOneLanguage();
  const shown = useStore(form.shown);
  const { marks, lacks } = useMarks(field);
  useReported(form, field.name, showsOne ? marks : null);
  const labels = { pl: texts.polishOf(field.label), en: texts.englishOf(field.label) };
  const inputOf = (language: Language) => (
    <div
      key={language}
      className={takeOver.around}
      data-text={`${field.name}.${language}`}
      hidden={showsOne && language !== shown}
    >
      {children({
        ...field,
        name: `${field.name}.${language}` as FieldPathByValue<Values, string>,
        label: labels[language],
        ...(marks[language] === 'missing' ? { hint: texts.textMissing } : {}),
      })}
      {language === 'en' && lacks === 'en' && (
        <TakeOver control={field.control} name={field.name} label={field.label} />
      )}
    </div>
  );
  if (showsOne) return languages.map(inputOf);
  return <div className={classes.pair}>{languages.map(inputOf)}</div>;
}

/**
 * The marks of a field: a language has an error, or lacks a text that the other language has. `lacks` is the language without a
 * text.
 */
function useMarks<Values extends FieldValues>({ control, name }: BilingualProps<Values>) {
  const pl = useFieldState(control, `${name}.pl` as FieldPath<Values>);
  const en = useFieldState(control, `${name}.en` as FieldPath<Values>);
  const lacks = missingIn({ pl: String(pl.value), en: String(en.value) });
  const markOf = (language: Language, { error }: typeof pl) => {
    if (error !== undefined) return 'error';
    return lacks === language ? 'missing' : null;
  };
  const marks: LanguageMarks = { pl: markOf('pl', pl), en: markOf('en', en) };
  return { marks, lacks };
}

/** Reports the marks of a field to the language switch of the form, before painting, so that nothing moves. */
function useReported({ marks }: FormLanguages, name: string, own: LanguageMarks | null) {
  const id = `${name} ${useId()}`;
  const { pl, en } = own ?? { pl: null, en: null };
  const isReported = own !== null;
  const isOnOpenTab = useIsOnOpenTab();
  // An existing name keeps its place in the map, so that the fields stay in the order of the form.
  useLayoutEffect(() => {
    if (isReported) marks.set(new Map(marks.get()).set(id, { pl, en, isOnOpenTab }));
  }, [marks, id, isReported, pl, en, isOnOpenTab]);
  useLayoutEffect(() => {
    if (!isReported) return;
    return () => {
      const others = new Map(marks.get());
      others.delete(id);
      marks.set(others);
    };
  }, [marks, id, isReported]);
}
