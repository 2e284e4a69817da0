import { VisuallyHidden } from '@mantine/core';
import { useTexts } from '../../../platform/texts.ts';
import classes from './history.module.css';
import { historyTexts } from './history.texts.ts';
import { textDifference } from './text-difference.ts';

/** Characters; only the beginning and the end of longer unchanged stretches are shown. */
const LONGEST_SAME = 240;
const CONTEXT = 80;

/** A text with its additions and removals; screen readers hear both. */
export function TextChange({ before, after }: { before: string; after: string }) {
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
