import { Text } from '@mantine/core';
import {
  agreementTargetLabels,
  agreementTypeLabels,
} from '@share/contract/areas/agreements/agreements.schemas.ts';
import { formatDay, formatMoment } from '@share/contract/shared/dates.ts';
import type { Translated } from '@share/contract/shared/translated.ts';
import type { ReactNode } from 'react';
import { commonTexts } from '../../../platform/common.texts.ts';
import { useLanguage } from '../../../platform/language.tsx';
import { useTexts } from '../../../platform/texts.ts';
import { fieldInWords } from '../../values/field-in-words.ts';
import { nameOf, textOfHtml } from '../../values/text-of-html.ts';
import { NOTHING } from '../../values/values.tsx';
import type { Difference, Reordered, Value } from './content-differences.ts';
import classes from './history.module.css';
import { historyTexts } from './history.texts.ts';
import { TextChange } from './text-change.tsx';

interface DifferenceListProps {
  differences: readonly Difference[];
  reordered: readonly Reordered[];
  /** Shows the content of one version instead of the differences from another. */
  isWhole: boolean;
}

/** The differences between two versions, field by field. */
export function DifferenceList({ differences, reordered, isWhole }: DifferenceListProps) {
  const t = useTexts(historyTexts);
  const { language } = useLanguage();
  if (differences.length === 0 && reordered.length === 0)
    return <Text c="dimmed">{isWhole ? t.empty : t.same}</Text>;
  const fields = Map.groupBy(differences, ({ path }) => path);
  return (
    <dl className={classes.differences}>
      {[...fields].map(([path, ofField]) => (
        <Field key={path} name={fieldInWords(path, language)}>
          {ofField.map((one) => (
            <div key={one.language} lang={one.language ?? undefined}>
              {one.language && <span className={classes.language}>{t.languages[one.language]}</span>}
              <Change difference={one} isWhole={isWhole} />
            </div>
          ))}
        </Field>
      ))}
      {!isWhole &&
        reordered.map(({ path }) => (
          <Field key={path} name={fieldInWords(path, language)}>
            {t.reordered}
          </Field>
        ))}
    </dl>
  );
}

const Field = ({ name, children }: { name: string; children: ReactNode }) => (
  <div className={classes.field}>
    <dt>{name}</dt>
    <dd>{children}</dd>
  </div>
);

function Change({
  difference: { path, before, after },
  isWhole,
}: {
  difference: Difference;
  isWhole: boolean;
}) {
  const t = useTexts(historyTexts);
  const inWords = useValueInWords(path.split('.').at(-1) ?? '');
  const [was, is] = [inWords(before), inWords(after)];
  if (isWhole) return <span className={classes.text}>{is || NOTHING}</span>;
  if (was === is) return <Text c="dimmed">{t.formatting}</Text>;
  if (typeof (before ?? after) === 'string') return <TextChange before={was} after={is} />;
  return (
    <>
      <del className={classes.removed}>{was || NOTHING}</del> →{' '}
      <ins className={classes.added}>{is || NOTHING}</ins>
    </>
  );
}

const LOCAL_TIME = /^\d{4}-\d\d-\d\d[T ]\d\d:\d\d/;
const DAY = /^\d{4}-\d\d-\d\d$/;
const choices: Readonly<Record<string, Translated>> = { ...agreementTypeLabels, ...agreementTargetLabels };

function useValueInWords(field: string) {
  const { language } = useLanguage();
  const { yes, no } = useTexts(commonTexts);
  return (value: Value): string => {
    if (value === null) return '';
    if (typeof value === 'boolean') return value ? yes : no;
    if (typeof value === 'number')
      return new Intl.NumberFormat(language, { maximumFractionDigits: 6 }).format(value);
    if (field === 'imageUrl') return nameOf(value);
    if (field === 'type' || field === 'target') return choices[value]?.[language] ?? value;
    if (DAY.test(value)) return formatDay(value);
    if (LOCAL_TIME.test(value) && value.length <= 30)
      return value.endsWith('Z') ? formatMoment(value) : value;
    return /<[a-z!][^>]*>/i.test(value) ? textOfHtml(value) : value;
  };
}
