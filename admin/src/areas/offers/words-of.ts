/** The plain text of HTML, with a space between its blocks. */
export function wordsOf(html: string): string {
  const spaced = html.replace(/<(\/(p|h[1-6]|li|blockquote)|br)\b[^>]*>/gi, '$& ');
  return new DOMParser().parseFromString(spaced, 'text/html').body.textContent?.trim() ?? '';
}
