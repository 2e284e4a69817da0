import { UnreadableStatement } from './statement-file.ts';

/** CAMT.053 has 13 levels, tags of some hundred letters, and for each line some fifty elements of two tags. */
const MOST_LEVELS = 50;
const LONGEST_TAG = 2_000;
const MOST_TAGS = 1_600_000;

/**
 * Refuses XML that no bank writes and that would keep the parser busy for long: deep nesting, huge tags, millions of elements, and
 * document types, whose entities can expand to any size. Throws `UnreadableStatement` with the line.
 */
export function refuseUnbounded(text: string): void {
  let levels = 0;
  let tags = 0;
  for (let at = text.indexOf('<'); at !== -1; at = text.indexOf('<', at + 1)) {
    const end = endOf(text, at);
    if (end === -1) refuse(text, at);
    const tag = text.slice(at, end);
    at = end - 1;
    if (tag.startsWith('<!--') || tag.startsWith('<![CDATA[')) continue;
    if (tag.length > LONGEST_TAG || tag.startsWith('<!') || hasOpenQuote(tag)) refuse(text, end - tag.length);
    if (tag.startsWith('</')) levels -= 1;
    else if (!tag.endsWith('/>') && !tag.startsWith('<?')) levels += 1;
    tags += 1;
    if (levels > MOST_LEVELS) refuse(text, end);
    if (tags > MOST_TAGS) throw new UnreadableStatement('FILE_TOO_LARGE', lineAt(text, end));
  }
}

/** The line of a place in a text, from 1. */
export const lineAt = (text: string, at: number): number => text.slice(0, at).split('\n').length;

const endings = [
  ['<!--', '-->'],
  ['<![CDATA[', ']]>'],
  ['<', '>'],
] as const;

/** Where the tag, comment or section that begins there is over; -1 if it is not. */
function endOf(text: string, at: number): number {
  const [, ending] = endings.find(([beginning]) => text.startsWith(beginning, at)) ?? endings[2];
  const end = text.indexOf(ending, at);
  return end === -1 ? -1 : end + ending.length;
}

const hasOpenQuote = (tag: string): boolean => /["']/.test(tag.replace(/"[^"]*"|'[^']*'/g, ''));

function refuse(text: string, at: number): never {
  throw new UnreadableStatement('STATEMENT_LINE_UNREADABLE', lineAt(text, at));
}
