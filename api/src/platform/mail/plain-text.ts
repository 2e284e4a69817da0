import sanitize from 'sanitize-html';

const BREAK = /<br\s*\/?>|<\/?(p|h[1-6]|li|tr|div|blockquote|table)\b[^<>]*>/gi;
/**
 * The pattern reads up to the next link, and tags up to the next tag, so that a text of many that never end is read in linear
 * time.
 */
const ANCHOR = /<a\b(?=[^<>]*?\bhref="([^"<>]*)")[^<>]*>((?:(?!<\/?a\b)[\s\S])*)<\/a>/gi;
const PLAIN: Record<string, string> = { '&lt;': '<', '&gt;': '>', '&quot;': '"', '&amp;': '&' };

/** Converts an HTML e-mail to plain text: a line per block, and the address of a link after its label. */
export function plainText(html: string): string {
  const marked = html
    .replace(/\s+/g, ' ')
    .replace(ANCHOR, (_, address: string, label: string) => labelled(label.trim(), address))
    .replace(BREAK, (tag) => `\n${tag}`);
  const text = sanitize(marked, {
    allowedTags: [],
    nonTextTags: ['head', 'title', 'style', 'script', 'textarea'],
  });
  return text
    .replace(/&(lt|gt|quot|amp);/g, (entity) => PLAIN[entity] ?? entity)
    .split('\n')
    .map((line) => line.replace(/\s+/g, ' ').trim())
    .join('\n')
    .replace(/\n{3,}/g, '\n\n')
    .trim();
}

const labelled = (label: string, address: string) => (label === address ? address : `${label}: ${address}`);
