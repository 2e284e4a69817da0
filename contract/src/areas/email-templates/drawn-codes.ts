/**
 * QR codes in e-mails. Templates hold them as variables, rendered e-mails as pictures with an address of their own kind (`qr:`), from
 * which they are drawn when the e-mail is sent or shown: mail programs show a picture only if it travels with the e-mail. Templates
 * themselves cannot hold such an address.
 */

import type { Language } from '../../shared/languages.ts';
import type { Translated } from '../../shared/translated.ts';

const WIDTH = 200;
const DRAWN = /src="qr:([^"]*)"/g;

/** Mail programs that block pictures show this text; every code is that of a transfer. */
const alt: Translated = { pl: 'Kod QR przelewu', en: 'QR code of the transfer' };

/** The markup of the code with that text in a rendered e-mail; empty if there is no text. */
export const codeMarkup = (text: string, language: Language): string =>
  text === ''
    ? ''
    : `<img src="qr:${encodeURIComponent(text)}" width="${WIDTH}" height="${WIDTH}" alt="${alt[language]}">`;

/** The e-mail with each code loaded from the address that is found for its text. */
export const withDrawnCodes = (html: string, addressOf: (text: string) => string): string =>
  html.replace(DRAWN, (_, text: string) => `src="${addressOf(decodeURIComponent(text))}"`);

/** The texts of the codes that an e-mail shows, each once. */
export const codesIn = (html: string): string[] => [
  ...new Set([...html.matchAll(DRAWN)].map(([, text = '']) => decodeURIComponent(text))),
];
