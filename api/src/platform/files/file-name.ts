const LONGEST_NAME = 150;
export const THUMB_EXTENSION = 'webp';

/** Characters that file systems forbid, control characters, and invisible ones, which can reverse the reading direction. */
const FORBIDDEN = /[<>:"|?*\p{Cc}\p{Cf}\p{Co}\p{Cn}]/gu;

/** The last part of the given path, as a name that is safe to show, to store and to download; 'file' if nothing is left. */
export function cleanFileName(given: string): string {
  const last = given.toWellFormed().normalize('NFC').split(/[/\\]/).at(-1) ?? '';
  const clean = last
    .replace(FORBIDDEN, '')
    .replace(/\s+/g, ' ')
    .replace(/^[. ]+|[. ]+$/g, '');
  return shortened(clean) || 'file';
}

/** The name with that extension in place of its own. */
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
