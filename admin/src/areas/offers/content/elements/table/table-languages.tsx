import { SegmentedControl, Text } from '@mantine/core';
import { type Language, languages, otherLanguage } from '@share/contract/shared/languages.ts';
import { useState } from 'react';
import { commonTexts } from '../../../../../platform/common.texts.ts';
import { useTexts } from '../../../../../platform/texts.ts';
import { useFormContext } from '../../../../../ui/form/form-context.ts';
import { tableTexts } from './table.texts.ts';

type Counts = Readonly<Record<Language, number>>;

/** The language in which a table is shown; a failed save switches to the language that has errors. */
export function useTableLanguage(initial: Language, errors: Counts) {
  const { attempts } = useFormContext();
  const [language, setLanguage] = useState(initial);
  const [seen, setSeen] = useState(attempts);
  if (seen !== attempts) {
    setSeen(attempts);
    const other = otherLanguage(language);
    if (errors[language] === 0 && errors[other] > 0) setLanguage(other);
  }
  return [language, setLanguage] as const;
}

interface TableLanguagesProps {
  language: Language;
  onChange: (language: Language) => void;
  errors: Counts;
  gaps: Counts;
}

/** Both languages, each with its numbers of errors and of missing texts. */
export function TableLanguages({ language, onChange, errors, gaps }: TableLanguagesProps) {
  const t = useTexts(tableTexts);
  const common = useTexts(commonTexts);
  const names = { pl: common.polish, en: common.english };
  const markOf = (one: Language) => {
    if (errors[one] > 0) return { text: t.errors(errors[one]), color: 'red' };
    return gaps[one] > 0 ? { text: t.gaps(gaps[one]), color: 'dimmed' } : null;
  };
  return (
    <SegmentedControl
      aria-label={t.language}
      size="xs"
      value={language}
      onChange={(value) => onChange(value === 'en' ? 'en' : 'pl')}
      data={languages.map((one) => {
        const mark = markOf(one);
        return {
          value: one,
          label: (
            <>
              {names[one]}{' '}
              {mark && (
                <Text span size="xs" fw={700} c={mark.color}>
                  {mark.text}
                </Text>
              )}
            </>
          ),
        };
      })}
    />
  );
}
