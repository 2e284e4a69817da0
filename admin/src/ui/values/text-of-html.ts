import { fileNameIn } from '@share/contract/shared/files.ts';

/**
 * The text of rich text, one line per block, with the names of its pictures and the targets of its links. Parsing into a
 * separate document runs no scripts and loads nothing.
 */
export function textOfHtml(html: string): string {
  const marked = html.replace(/<\/(p|li|h\d|tr|div|td)>|<br\s*\/?>/gi, '$&\n');
  const { body } = new DOMParser().parseFromString(marked, 'text/html');
  for (const hidden of body.querySelectorAll('style, script, title')) hidden.remove();
  for (const picture of body.querySelectorAll('img'))
    picture.replaceWith(`[${fileNameIn(picture.getAttribute('src') ?? '')}]`);
  for (const link of body.querySelectorAll('a[href]')) {
    const target = link.getAttribute('href') ?? '';
    if (target !== link.textContent?.trim()) link.append(` (${target})`);
  }
  return (body.textContent ?? '')
    .replace(/[^\S\n]+/g, ' ')
    .replace(/ ?\n[ \n]*/g, '\n')
    .trim();
}
