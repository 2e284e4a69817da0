/** Reads files for the bank as a bank does, without anything of the writers. */
import { XMLParser } from 'fast-xml-parser';

export interface ReadPayment {
  reference: string;
  account: string;
  name: string;
  /** In grosze. */
  amount: bigint;
  title: string;
}

/** The fields of an Elixir-0 file, line by line. Throws if the file is not made of quoted texts and numbers between commas. */
export function readElixir(bytes: Uint8Array, encoding: 'windows-1250' | 'ibm852'): string[][] {
  const text = [...bytes].map((byte) => letterOf(byte, encoding)).join('');
  if (!text.endsWith('\r\n')) throw new Error('The last line does not end');
  return text
    .slice(0, -2)
    .split('\r\n')
    .map((line) => {
      const fields = [...line.matchAll(/(?:^|,)(?:"([^"\r\n]*)"|(\d+))(?=,|$)/g)];
      if (fields.map(([field]) => field).join('') !== line) throw new Error(`Not read: ${line}`);
      return fields.map(([, quoted, number]) => quoted ?? number ?? '');
    });
}

/** What the 16 fields of a line say. */
export const paymentOf = (fields: readonly string[]): ReadPayment => ({
  reference: fields[15] ?? '',
  account: fields[6] ?? '',
  name: (fields[8] ?? '').split('|').join(' '),
  amount: BigInt(fields[2] ?? ''),
  title: (fields[11] ?? '').split('|').join(' '),
});

/** The bytes of Polish letters, as the two code pages define them. */
const polish = {
  'windows-1250': 'a5:Ą c6:Ć ca:Ę a3:Ł d1:Ń d3:Ó 8c:Ś 8f:Ź af:Ż b9:ą e6:ć ea:ę b3:ł f1:ń f3:ó 9c:ś 9f:ź bf:ż',
  ibm852: 'a4:Ą 8f:Ć a8:Ę 9d:Ł e3:Ń e0:Ó 97:Ś 8d:Ź bd:Ż a5:ą 86:ć a9:ę 88:ł e4:ń a2:ó 98:ś ab:ź be:ż',
};

function letterOf(byte: number, encoding: keyof typeof polish): string {
  if (byte < 0x80) return String.fromCharCode(byte);
  const entry = polish[encoding].split(' ').find((one) => one.startsWith(`${byte.toString(16)}:`));
  if (!entry) throw new Error(`No Polish letter has the byte ${byte}`);
  return entry.slice(-1);
}

interface Transfer {
  PmtId: { InstrId: string; EndToEndId: string };
  Amt: { InstdAmt: { '#text': string; '@Ccy': string } };
  Cdtr: { Nm: string };
  CdtrAcct: { Id: { IBAN: string } };
  RmtInf: { Ustrd: string };
}

/** The one order of a pain.001 file, with every text as it is written. */
export function readPain(bytes: Uint8Array) {
  const parser = new XMLParser({
    ignoreAttributes: false,
    attributeNamePrefix: '@',
    parseTagValue: false,
    isArray: (name) => name === 'CdtTrfTxInf',
  });
  const { Document } = parser.parse(new TextDecoder('utf-8', { fatal: true }).decode(bytes));
  const { GrpHdr, PmtInf } = Document.CstmrCdtTrfInitn;
  return {
    namespace: String(Document['@xmlns']),
    head: GrpHdr as Record<'MsgId' | 'CreDtTm' | 'NbOfTxs' | 'CtrlSum', string>,
    order: PmtInf as Record<'PmtInfId' | 'NbOfTxs' | 'CtrlSum', string> & {
      ReqdExctnDt: unknown;
      DbtrAcct: { Id: { IBAN: string }; Ccy: string };
    },
    transfers: (PmtInf.CdtTrfTxInf as Transfer[]).map(
      ({ PmtId, Amt, Cdtr, CdtrAcct, RmtInf }): ReadPayment & { currency: string } => ({
        reference: PmtId.EndToEndId,
        account: CdtrAcct.Id.IBAN.replace(/^PL/, ''),
        name: Cdtr.Nm,
        amount: BigInt(Amt.InstdAmt['#text'].replace('.', '')),
        title: RmtInf.Ustrd,
        currency: Amt.InstdAmt['@Ccy'],
      }),
    ),
  };
}
