import { Group, SimpleGrid, Tabs, Text } from '@mantine/core';
import { useMediaQuery } from '@mantine/hooks';
import { missingIn } from '@share/contract/shared/content/gaps.ts';
import { type Language, languages, otherLanguage } from '@share/contract/shared/languages.ts';
import type { Translated } from '@share/contract/shared/translated.ts';
import { type ReactNode, useState } from 'react';
import type { FieldPath, FieldPathByValue, FieldValues } from 'react-hook-form';
import { commonTexts } from '../../platform/common.texts.ts';
import { useTexts } from '../../platform/texts.ts';
import { useFormContext } from '../form/form-context.ts';
import classes from './bilingual.module.css';
import { useFieldState } from './field-control.ts';
import { fieldTexts } from './fields.texts.ts';
import { LongTextField } from './long-text-field.tsx';
import { RichTextField } from './rich-text-field.tsx';
import takeOver from './take-over.module.css';
import { TakeOver } from './take-over.tsx';
import { TextField } from './text-field.tsx';
import type { FieldProps } from './use-field.ts';

type BilingualProps<Values extends FieldValues> = FieldProps<Values, Translated>;

export const BilingualTextField = <Values extends FieldValues>(props: BilingualProps<Values>) => (
  <Bilingual {...props}>{(field) => <TextField {...field} />}</Bilingual>
);

export const BilingualLongTextField = <Values extends FieldValues>(props: BilingualProps<Values>) => (
  <Bilingual {...props} isTall>
    {(field) => <LongTextField {...field} />}
  </Bilingual>
);

export const BilingualRichTextField = <Values extends FieldValues>(props: BilingualProps<Values>) => (
  <Bilingual {...props} isTall>
    {(field) => <RichTextField {...field} />}
  </Bilingual>
);

/**
 * One field per language: side by side on wide screens, as tabs on narrow ones. A language with an error or a missing
 * text is marked.
 */
function Bilingual<Values extends FieldValues>(
  props: BilingualProps<Values> & {
    /** The two may differ in height: their tops are aligned instead of their bottoms. */
    isTall?: boolean;
    children: (field: FieldProps<Values, string>) => ReactNode;
  },
) {
  const { children, isTall, ...field } = props;
  const texts = useTexts(fieldTexts);
  const isNarrow = useMediaQuery('(max-width: 767px)', false, { getInitialValueInEffect: false });
  const { marks, lacks } = useMarks(field);
  const labels = { pl: texts.polishOf(field.label), en: texts.englishOf(field.label) };
  const inputOf = (language: Language) => (
    <div className={takeOver.around} data-text={`${field.name}.${language}`}>
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
  if (isNarrow) return <LanguageTabs label={field.label} marks={marks} inputOf={inputOf} />;
  return (
    <SimpleGrid cols={2} className={classes.pair} data-tall={isTall || undefined}>
      {languages.map((language) => (
        <div key={language}>{inputOf(language)}</div>
      ))}
    </SimpleGrid>
  );
}

type Marks = Record<Language, 'error' | 'missing' | null>;

/** Marks a language that has an error, or no text while the other one has a text; `lacks` is the latter. */
function useMarks<Values extends FieldValues>({ control, name }: BilingualProps<Values>) {
  const pl = useFieldState(control, `${name}.pl` as FieldPath<Values>);
  const en = useFieldState(control, `${name}.en` as FieldPath<Values>);
  const lacks = missingIn({ pl: String(pl.value), en: String(en.value) });
  const markOf = (language: Language, { error }: typeof pl) => {
    if (error !== undefined) return 'error';
    return lacks === language ? 'missing' : null;
  };
  const marks: Marks = { pl: markOf('pl', pl), en: markOf('en', en) };
  return { marks, lacks };
}

interface LanguageTabsProps {
  label: string;
  marks: Marks;
  inputOf: (language: Language) => ReactNode;
}

function LanguageTabs({ label, marks, inputOf }: LanguageTabsProps) {
  const texts = useTexts(fieldTexts);
  const common = useTexts(commonTexts);
  const { attempts } = useFormContext();
  const [open, setOpen] = useState<Language>(marks.pl !== 'error' && marks.en === 'error' ? 'en' : 'pl');
  const [seen, setSeen] = useState(attempts);
  if (seen !== attempts) {
    setSeen(attempts);
    if (marks[open] !== 'error' && marks[otherLanguage(open)] === 'error') setOpen(otherLanguage(open));
  }
  const names = { pl: common.polish, en: common.english };
  return (
    <Tabs
      value={open}
      onChange={(language) => setOpen(language === 'en' ? 'en' : 'pl')}
      variant="outline"
      keepMountedMode="display-none"
    >
      <Tabs.List aria-label={texts.languages(label)} mb="xs">
        {languages.map((language) => (
          <Tabs.Tab key={language} value={language}>
            <Group gap={6} component="span">
              {names[language]}
              {marks[language] && (
                <Text span size="xs" fw={700} c={marks[language] === 'error' ? 'red' : 'dimmed'}>
                  {marks[language] === 'error' ? texts.hasError : texts.textMissing}
                </Text>
              )}
            </Group>
          </Tabs.Tab>
        ))}
      </Tabs.List>
      {languages.map((language) => (
        <Tabs.Panel key={language} value={language}>
          {inputOf(language)}
        </Tabs.Panel>
      ))}
    </Tabs>
  );
}
