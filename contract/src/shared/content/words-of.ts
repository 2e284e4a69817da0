/** Elements within a line: a word may be half bold. All others separate words. */
const WITHIN_LINE = /^<\/?(?:a|b|code|em|font|i|mark|s|small|span|strike|strong|sub|sup|u)\b/i;
/** What of a tag says something: where a link leads, which picture is shown, and what is read in its place. */
const SAYING = /\s(?:href|src|alt|title)="([^"]*)"/gi;

/**
 * What a text says, for comparing two states of it: its words, pictures and links, without formatting. The text may be HTML or
 * not.
 */
export const wordsOf = (text: string): string =>
  withoutStyles(text)
    // Tags must not contain <, so that a text of many < is read in linear time.
    .replace(/<\/?[a-z][^<>]*>/gi, (tag) => {
      const said = [...tag.matchAll(SAYING)].map(([, value]) => ` ${value} `).join('');
      return said === '' && WITHIN_LINE.test(tag) ? '' : ` ${said}`;
    })
    .replace(/&nbsp;|\s/g, ' ')
    .replace(/ {2,}/g, ' ')
    .trim();

/** An e-mail without its style sheets; read in linear time, however often one begins. */
const withoutStyles = (html: string): string =>
  html
    .split(/<style\b/i)
    .map((part, index) => (index === 0 ? part : part.replace(/^[\s\S]*?<\/style>/i, ' ')))
    .join('');
