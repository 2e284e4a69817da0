import type { FileBytes } from './file-bytes.ts';

/** The names of the streams that distinguish the old Office formats inside their common container. */
const streams: Readonly<Record<string, string>> = {
  WordDocument: 'doc',
  Workbook: 'xls',
  Book: 'xls',
  'PowerPoint Document': 'ppt',
};

/** In this stream the newer Office formats hold a document that a password locks. */
const LOCKED = 'EncryptedPackage';
const lockable = ['docx', 'xlsx', 'pptx'];

const ENTRY_BYTES = 128;
const MOST_SECTORS = 64;
const LAST_SECTOR = 0xfffffffa;

/**
 * Reads from the directory of a compound file which document it is; null if it is none. What is locked by a password is what its
 * name says.
 */
export async function compoundFileType(bytes: FileBytes, named: string): Promise<string | null> {
  const header = viewOf(await bytes.read(0, 512));
  if (header.byteLength < 512) return null;
  const sectorBytes = header.getUint16(30, true) === 12 ? 4096 : 512;
  const sectorAt = (sector: number) => bytes.read((sector + 1) * sectorBytes, sectorBytes);
  let sector = header.getUint32(48, true);
  for (let count = 0; count < MOST_SECTORS && sector < LAST_SECTOR; count += 1) {
    const directory = await sectorAt(sector);
    for (let at = 0; at + ENTRY_BYTES <= directory.length; at += ENTRY_BYTES) {
      const name = nameOf(directory.subarray(at, at + ENTRY_BYTES));
      if (name === LOCKED) return lockable.includes(named) ? named : null;
      const type = streams[name];
      if (type) return type;
    }
    sector = await nextSector(header, sectorAt, sectorBytes, sector);
  }
  return null;
}

const viewOf = (bytes: Uint8Array) => new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);

function nameOf(entry: Uint8Array): string {
  const bytes = Math.min(viewOf(entry).getUint16(64, true), 64);
  return Buffer.from(entry.subarray(0, Math.max(0, bytes - 2))).toString('utf16le');
}

/** The header lists the allocation tables of the first 7 MB; a directory that lies later is not found. */
async function nextSector(
  header: DataView,
  sectorAt: (sector: number) => Promise<Uint8Array>,
  sectorBytes: number,
  sector: number,
): Promise<number> {
  const perTable = sectorBytes / 4;
  const tableIndex = Math.floor(sector / perTable);
  if (tableIndex >= 109) return LAST_SECTOR;
  const table = await sectorAt(header.getUint32(76 + tableIndex * 4, true));
  const at = (sector % perTable) * 4;
  return at + 4 <= table.length ? viewOf(table).getUint32(at, true) : LAST_SECTOR;
}
