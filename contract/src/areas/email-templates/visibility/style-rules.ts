import type { MarkupTag } from '../mail-markup.ts';

interface Declaration {
  name: string;
  value: string;
  isImportant: boolean;
}

interface Rule {
  /** The condition of the block around the rule, such as a width of the screen; empty for none. */
  condition: string;
  selector: string;
  declarations: Declaration[];
}

const COMMENT = /\/\*.*?(?:\*\/|$)/gs;
/** Short properties that decide about the same as a long one. */
const longName: Record<string, string> = { background: 'background-color', font: 'font-size' };

const IMPORTANT = /\s*!\s*important\s*$/i;

/** The rules of a style sheet. */
export function rulesOf(css: string): Rule[] {
  const rules: Rule[] = [];
  const around: string[] = [];
  // A piece ends at a brace: before `{` it is a selector or a condition, before `}` it is declarations.
  for (const [, piece = '', brace] of css.replaceAll(COMMENT, ' ').matchAll(/([^{}]*)([{}]|$)/g)) {
    const ownOfRule = piece.slice(0, brace === '{' ? piece.lastIndexOf(';') + 1 : piece.length);
    const selector = around.findLast((one) => !one.startsWith('@'));
    if (selector !== undefined && ownOfRule.trim() !== '') {
      const condition = around.filter((one) => one.startsWith('@')).join(' ');
      rules.push({ condition, selector, declarations: declarationsOf(ownOfRule) });
    }
    if (brace === '{') around.push(piece.slice(ownOfRule.length).trim().toLowerCase());
    else around.pop();
  }
  return rules;
}

/** The declarations of an attribute `style`, or within the braces of a rule. */
export const declarationsOf = (css: string): Declaration[] =>
  css
    .replaceAll(COMMENT, ' ')
    .split(';')
    .flatMap((text) => {
      const colon = text.indexOf(':');
      if (colon === -1) return [];
      const name = text.slice(0, colon).trim().toLowerCase();
      const value = text
        .slice(colon + 1)
        .trim()
        .toLowerCase();
      return {
        name: longName[name] ?? name,
        value: value.replace(IMPORTANT, ''),
        isImportant: IMPORTANT.test(value),
      };
    });

const COMPOUND = /^(?:\*|[a-z][\w:-]*)?(?:[.#][\w-]+)*$/;

/** How surely the rule is one for the element. Only selectors of one tag, classes and ids are read; others may match. */
export function matchOf(selector: string, tag: MarkupTag): { isSure: boolean; weight: number } | null {
  const found = selector.split(',').flatMap((one) => {
    const last =
      one
        .trim()
        .split(/[\s>+~]+/)
        .at(-1) ?? '';
    const plain = last.replace(/::?[\w-]+(?:\(.*)?|\[.*/g, '');
    if (!COMPOUND.test(plain) || isOther(plain, tag)) return [];
    const weight = [...plain].reduce(
      (sum, letter) => sum + (letter === '#' ? 100 : letter === '.' ? 10 : 0),
      0,
    );
    return { isSure: plain === one.trim(), weight: weight + (/^[a-z]/.test(plain) ? 1 : 0) };
  });
  return found.toSorted((one, other) => one.weight - other.weight).at(-1) ?? null;
}

function isOther(compound: string, tag: MarkupTag): boolean {
  const attribute = (name: string) =>
    tag.attributes
      .find((one) => one.name === name)
      ?.value.toLowerCase()
      .split(/\s+/) ?? [];
  const [name = ''] = /^[^.#]*/.exec(compound) ?? [];
  if (name !== '' && name !== '*' && name !== tag.name) return true;
  return [...compound.matchAll(/([.#])([\w-]+)/g)].some(
    ([, kind, word = '']) => !attribute(kind === '.' ? 'class' : 'id').includes(word),
  );
}
