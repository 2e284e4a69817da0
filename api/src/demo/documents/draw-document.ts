/** The non-ASCII letters of our documents with their PostScript glyph names. */
const letters: Record<string, string> = {
  ą: 'aogonek',
  ć: 'cacute',
  ę: 'eogonek',
  ł: 'lslash',
  ń: 'nacute',
  ó: 'oacute',
  ś: 'sacute',
  ź: 'zacute',
  ż: 'zdotaccent',
  Ą: 'Aogonek',
  Ć: 'Cacute',
  Ę: 'Eogonek',
  Ł: 'Lslash',
  Ń: 'Nacute',
  Ó: 'Oacute',
  Ś: 'Sacute',
  Ź: 'Zacute',
  Ż: 'Zdotaccent',
  '–': 'endash',
  '²': 'twosuperior',
};
const FIRST_CODE = 128;
const extra = Object.keys(letters);

/** A PDF of one page with a heading and lines of text. The same input gives the same bytes. */
export function drawDocument(heading: string, lines: readonly string[]): Buffer {
  const text = [
    `BT /F 20 Tf 56 770 Td (${encoded(heading)}) Tj ET`,
    ...lines.map((line, at) => `BT /F 11 Tf 56 ${735 - at * 18} Td (${encoded(line)}) Tj ET`),
  ].join('\n');
  const glyphs = extra.map((letter) => `/${letters[letter]}`).join(' ');
  const objects = [
    '<</Type/Catalog/Pages 2 0 R>>',
    '<</Type/Pages/Kids[3 0 R]/Count 1>>',
    '<</Type/Page/Parent 2 0 R/MediaBox[0 0 595 842]/Resources<</Font<</F 5 0 R>>>>/Contents 4 0 R>>',
    `<</Length ${text.length}>>\nstream\n${text}\nendstream`,
    `<</Type/Font/Subtype/Type1/BaseFont/Helvetica/Encoding<</Type/Encoding/Differences[${FIRST_CODE} ${glyphs}]>>>>`,
  ];
  let pdf = '%PDF-1.4\n';
  const places = objects.map((object, at) => {
    const place = pdf.length;
    pdf += `${at + 1} 0 obj\n${object}\nendobj\n`;
    return `${String(place).padStart(10, '0')} 00000 n \n`;
  });
  const table = `xref\n0 ${objects.length + 1}\n0000000000 65535 f \n${places.join('')}`;
  pdf += `${table}trailer\n<</Size ${objects.length + 1}/Root 1 0 R>>\nstartxref\n${pdf.length}\n%%EOF\n`;
  return Buffer.from(pdf, 'latin1');
}

const encoded = (text: string): string =>
  [...text]
    .map((letter) => {
      const at = extra.indexOf(letter);
      return at < 0 ? letter.replace(/[\\()]/, '\\$&') : String.fromCharCode(FIRST_CODE + at);
    })
    .join('');
