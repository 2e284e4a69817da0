const LONGEST_NAME = 150;
export const THUMB_EXTENSION = 'webp';

/** Path separators, what file systems forbid, control and invisible characters (which can turn the reading direction). */
const FORBIDDEN = /[<>:"|?*\p{Cc}\p{Cf}\p{Co}\p{Cn}]/gu;

/** A name that is safe to show, to store and to download under: the last part of whatever path was given. */
export function cleanFileName(given: string): string {
  const last = given.toWellFormed().normalize('NFC').split(/[/\\]/).at(-1) ?? '';
  const clean = last
    .replace(FORBIDDEN, '')
    .replace(/\s+/g, ' ')
    .replace(/^[. ]+|[. ]+$/g, '');
  return shortened(clean) || 'file';
}

/** The name under another extension, unless it has it already. */
export function withExtension(fileName: string, extension: string): string {
  const { stem, ending } = parts(fileName);
  return ending.toLowerCase() === `.${extension}` ? fileName : `${stem}.${extension}`;
}

function shortened(fileName: string): string {
  const { stem, ending } = parts(fileName);
  return [...stem].slice(0, LONGEST_NAME).join('').trim() + ending;
}

function parts(fileName: string): { stem: string; ending: string } {
  const ending = /(?<=.)\.[^. ]{1,8}$/u.exec(fileName)?.[0] ?? '';
  return { stem: fileName.slice(0, fileName.length - ending.length), ending };
}
