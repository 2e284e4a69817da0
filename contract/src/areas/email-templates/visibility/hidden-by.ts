import type { MarkupTag } from '../mail-markup.ts';
import { type DrawnStyle, drawnStyle } from './drawn-style.ts';
import { isVisible } from './is-visible.ts';
import { rulesOf } from './style-rules.ts';

/** So many texts are looked at, and rules compared with elements. What would need more counts as hidden. */
const MOST_TEXTS = 2_000;
const MOST_COMPARISONS = 200_000;

interface Hiding {
  /** The conditions of the style sheets, such as the width of a screen; the empty one stands for rules without a condition. */
  conditions: string[];
  /** The conditions under which a text is hidden. */
  hiddenWith: string[];
}

/** Says when style sheets and the styles of the elements around a text hide it; `null` is a text outside of what is read. */
export function hiddenBy(css: string): (around: readonly MarkupTag[] | null) => Hiding {
  const rules = rulesOf(css);
  const conditions = [...new Set(['', ...rules.map(({ condition }) => condition)])];
  const known = new Map(conditions.map((condition) => [condition, new Map<MarkupTag, DrawnStyle>()]));
  let textsLeft = MOST_TEXTS;
  let left = MOST_COMPARISONS;
  const styleOf = (tag: MarkupTag, condition: string) => {
    const found = known.get(condition)?.get(tag);
    if (found) return found;
    left -= rules.length;
    const style = drawnStyle(tag, rules, condition);
    known.get(condition)?.set(tag, style);
    return style;
  };
  const isShown = (around: readonly MarkupTag[], condition: string) =>
    textsLeft > 0 && left > 0 && isVisible(around.map((tag) => styleOf(tag, condition)));
  return (around) => {
    textsLeft -= 1;
    const hiddenWith = conditions.filter((condition) => around === null || !isShown(around, condition));
    return { conditions, hiddenWith };
  };
}
