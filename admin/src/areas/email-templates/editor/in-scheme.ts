import { readMarkup } from '@share/contract/areas/email-templates/mail-markup.ts';

export type Scheme = 'light' | 'dark';

const QUERY = /\(\s*prefers-color-scheme\s*:\s*(light|dark)\s*\)/gi;
const BOTH_SCHEMES = /\b(?:light\s+dark|dark\s+light)\b/i;

/**
 * The HTML of an e-mail as a mail program of that colour scheme shows it, whatever the scheme of this computer: styles for the
 * scheme always apply, and styles for the other one never do.
 */
export function inScheme(html: string, scheme: Scheme): string {
  return readMarkup(html)
    .map((token) => {
      const piece = html.slice(token.from, token.to);
      if (token.kind === 'style') return piece.replace(QUERY, (_, asked) => answerTo(asked, scheme));
      const isMeta = token.kind === 'tag' && token.name === 'meta' && piece.includes('color-scheme');
      return isMeta ? piece.replace(BOTH_SCHEMES, scheme) : piece;
    })
    .join('');
}

const answerTo = (asked: string, scheme: Scheme): string =>
  asked.toLowerCase() === scheme ? '(min-width: 0)' : '(max-width: 0)';
