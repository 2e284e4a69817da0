import { OWN_FILE } from '@share/contract/shared/rich-text.ts';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { cleanFileName, withExtension } from './file-name.ts';
import { fileUrl } from './file-urls.ts';

describe('a file name', () => {
  it.each([
    ['Zdjęcie (1).png', 'Zdjęcie (1).png'],
    ['../../etc/passwd', 'passwd'],
    ['C:\\temp\\a.pdf', 'a.pdf'],
    ['..', 'file'],
    ['.htaccess', 'htaccess'],
    ['a\u0000\r\nb.pdf', 'ab.pdf'],
    ['invoice\u202Efdp.exe', 'invoicefdp.exe'],
    ['  a   b . pdf. ', 'a b . pdf'],
    ['<img src=x>"\'.png', "img src=x'.png"],
    ['Z\u0307o\u0301\u0142ty.png', '\u017Bółty.png'],
    ['\uD800.png', '\uFFFD.png'],
    ['', 'file'],
  ])('%j becomes %j', (given, clean) => {
    expect(cleanFileName(given)).toBe(clean);
  });

  it('is shortened before its extension', () => {
    expect(cleanFileName(`${'ż'.repeat(300)}.pdf`)).toBe(`${'ż'.repeat(150)}.pdf`);
  });

  it('gets the extension of its actual type', () => {
    expect(withExtension('photo.png', 'jpg')).toBe('photo.jpg');
    expect(withExtension('photo.JPG', 'jpg')).toBe('photo.JPG');
    expect(withExtension('photo', 'jpg')).toBe('photo.jpg');
    expect(withExtension('a.b', 'pdf')).toBe('a.pdf');
  });

  it('always gives an address that rich text may contain and from which the name can be read', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), (given) => {
        const name = cleanFileName(given);
        const url = fileUrl('0123', name);
        expect(url).toMatch(OWN_FILE);
        expect(decodeURIComponent(url.split('/').at(-1) ?? '')).toBe(name);
        expect(cleanFileName(name)).toBe(name);
      }),
    );
  });
});
