import { crc32 } from 'node:zlib';

const openXml = (part: string, type: string) =>
  aZip({
    '[Content_Types].xml': `<?xml version="1.0"?><Types xmlns="http://schemas.openxmlformats.org/package/2006/content-types"><Override PartName="/${part}" ContentType="application/vnd.openxmlformats-officedocument.${type}.main+xml"/></Types>`,
    [part]: '<a/>',
  });
const openDocument = (kind: string) =>
  aZip({ mimetype: `application/vnd.oasis.opendocument.${kind}`, 'content.xml': '<a/>' });

/** A minimal document of every type that may be uploaded. */
export const aDocument = {
  pdf: Buffer.from('%PDF-1.7\n%âãÏÓ\n1 0 obj\n<<>>\nendobj\ntrailer\n<<>>\n%%EOF\n'),
  doc: aCompoundFile('WordDocument'),
  docx: openXml('word/document.xml', 'wordprocessingml.document'),
  csv: Buffer.from([...Buffer.from('imi\u0119;kwota\r\n'), 0xb3, 0xf3, 0x64, 0xbc, 0x3b, 0x31]),
  xls: aCompoundFile('Workbook'),
  xlsx: openXml('xl/workbook.xml', 'spreadsheetml.sheet'),
  xml: Buffer.from('<?xml version="1.0" encoding="UTF-8"?>\n<!-- ż --><a><svg/></a>'),
  txt: Buffer.from('Zażółć gęślą jaźń\n'),
  rtf: Buffer.from('{\\rtf1\\ansi a}'),
  ppt: aCompoundFile('PowerPoint Document'),
  pptx: openXml('ppt/presentation.xml', 'presentationml.presentation'),
  odt: openDocument('text'),
  ods: openDocument('spreadsheet'),
  odp: openDocument('presentation'),
};

/** A document of the newer Office formats that a password locks: only its name says of which one. */
export const aLockedDocument = (): Buffer => aCompoundFile('EncryptedPackage');

/** An archive with uncompressed entries. */
function aZip(entries: Record<string, string>): Buffer {
  const locals: Buffer[] = [];
  const directory: Buffer[] = [];
  let at = 0;
  for (const [name, text] of Object.entries(entries)) {
    const facts = Buffer.alloc(26);
    facts.writeUInt16LE(20, 0);
    facts.writeUInt32LE(crc32(text), 10);
    facts.writeUInt32LE(Buffer.byteLength(text), 14);
    facts.writeUInt32LE(Buffer.byteLength(text), 18);
    facts.writeUInt16LE(Buffer.byteLength(name), 22);
    const local = Buffer.concat([Buffer.from('PK\x03\x04'), facts, Buffer.from(name + text)]);
    const place = Buffer.alloc(14);
    place.writeUInt32LE(at, 10);
    directory.push(Buffer.concat([Buffer.from('PK\x01\x02\x14\0'), facts, place, Buffer.from(name)]));
    locals.push(local);
    at += local.length;
  }
  const end = Buffer.alloc(22);
  end.write('PK\x05\x06', 'latin1');
  end.writeUInt16LE(locals.length, 8);
  end.writeUInt16LE(locals.length, 10);
  end.writeUInt32LE(Buffer.concat(directory).length, 12);
  end.writeUInt32LE(at, 16);
  return Buffer.concat([...locals, ...directory, end]);
}

/** The container of old Office files: a header, an allocation table and a directory with that stream. */
function aCompoundFile(stream: string): Buffer {
  const bytes = Buffer.alloc(4 * 512);
  bytes.write('d0cf11e0a1b11ae1', 'hex');
  bytes.writeUInt16LE(0x3e, 24);
  bytes.writeUInt16LE(3, 26);
  bytes.writeUInt16LE(0xfffe, 28);
  bytes.writeUInt16LE(9, 30);
  bytes.writeUInt16LE(6, 32);
  bytes.writeUInt32LE(1, 44);
  bytes.writeUInt32LE(1, 48);
  bytes.writeUInt32LE(0, 76);
  // The directory continues in the sector after its first one.
  bytes.writeUInt32LE(2, 512 + 4);
  bytes.writeUInt32LE(0xfffffffe, 512 + 8);
  for (const [place, name] of [
    [1024, 'Root Entry'],
    [1536, stream],
  ] as const) {
    bytes.write(name, place, 'utf16le');
    bytes.writeUInt16LE((name.length + 1) * 2, place + 64);
  }
  return bytes;
}
