import { Text, VisuallyHidden } from '@mantine/core';
import {
  agreementTargetLabels,
  agreementTypeLabels,
} from '@share/contract/areas/agreements/agreements.schemas.ts';
import { fieldInWords } from '@share/contract/shared/content/field-in-words.ts';
import { formatDay, formatMoment } from '@share/contract/shared/dates.ts';
import { fileNameIn } from '@share/contract/shared/files.ts';
import type { Translated } from '@share/contract/shared/translated.ts';
import type { ReactNode } from 'react';
import { commonTexts } from '../../../platform/common.texts.ts';
import { useLanguage } from '../../../platform/language.tsx';
import { useTexts } from '../../../platform/texts.ts';
import { textOfHtml } from '../../values/text-of-html.ts';
import { NOTHING } from '../../values/values.tsx';
import type { Difference, Reordered, Value } from './content-differences.ts';
import classes from './history.module.css';
import { historyTexts } from './history.texts.ts';
import { textDifference } from './text-difference.ts';

interface DifferenceListProps {
  /** The kind of the record, by which its fields are named. */
  entity: string;
  differences: readonly Difference[];
  reordered: readonly Reordered[];
  /** Shows the content of one version instead of the differences from another. */
  isWhole: boolean;
}

/** The differences between two versions, field by field. */
export function DifferenceList({ entity, differences, reordered, isWhole }: DifferenceListProps) {
  const t = useTexts(historyTexts);
  const { language } = useLanguage();
  if (differences.length === 0 && reordered.length === 0)
    return <Text c="dimmed">{isWhole ? t.empty : t.same}</Text>;
  const fields = Map.groupBy(differences, ({ path }) => path);
  return (
    <dl className={classes.differences}>
      {[...fields].map(([path, ofField]) => (
        <Field key={path} name={fieldInWords(path, language, entity)}>
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
          <Field key={path} name={fieldInWords(path, language, entity)}>
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
    if (field === 'imageUrl') return fileNameIn(value);
    if (field === 'type' || field === 'target') return choices[value]?.[language] ?? value;
    if (DAY.test(value)) return formatDay(value);
    if (LOCAL_TIME.test(value) && value.length <= 30)
      return value.endsWith('Z') ? formatMoment(value) : value;
    return /<[a-z!][^>]*>/i.test(value) ? textOfHtml(value) : value;
  };
}

/** Characters; only the beginning and the end of longer unchanged stretches are shown. */
const LONGEST_SAME = 240;
const CONTEXT = 80;

/** A text with its additions and removals; screen readers hear both. */
function TextChange({ before, after }: { before: string; after: string }) {
  const t = useTexts(historyTexts);
  return (
    <span className={classes.text}>
      {textDifference(before, after).map(({ kind, text }, index, all) => {
        const key = `${index} ${kind}`;
        if (kind === 'same')
          return <span key={key}>{shortened(text, index === 0, index === all.length - 1)}</span>;
        const Mark = kind === 'added' ? 'ins' : 'del';
        return (
          <Mark key={key} className={classes[kind]}>
            <VisuallyHidden>{`[${t[kind]}] `}</VisuallyHidden>
            {text}
          </Mark>
        );
      })}
    </span>
  );
}

function shortened(text: string, isFirst: boolean, isLast: boolean): string {
  if (text.length <= LONGEST_SAME) return text;
  return `${isFirst ? '' : text.slice(0, CONTEXT)} … ${isLast ? '' : text.slice(-CONTEXT)}`;
}
