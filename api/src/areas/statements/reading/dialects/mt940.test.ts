/** MT940 as each bank writes it, built by hand after the descriptions that banks publish, with what is odd about each. */
import iconv from 'iconv-lite';
import { expect, test } from 'vitest';
import { readFile } from '../read-statement.ts';

const OWN = '61109010140000071219812874';
const PAYER = '27114020040000300201355387';
const VIRTUAL = '94109010141234000000001240';
const NOWAK = { name: 'Anna Nowak', account: PAYER };

interface Expected {
  title: string;
  counterparty?: { name: string; account: string };
  amount?: bigint;
  bookedOn?: string;
  paidTo?: string;
  reference?: string;
}

interface Dialect {
  bank: string;
  odd: string;
  encoding?: string;
  lineEnd?: string;
  file: string[];
  lines: Expected[];
}

const dialects: Dialect[] = [
  {
    bank: 'PKO BP (iPKO biznes)',
    odd: 'each subfield on a line, empty ones filled with a byte that is no letter, a code below the movement, 27 letters a part',
    encoding: 'win1250',
    file: [
      ':20:MT940',
      `:25:/PL${OWN}`,
      ':28C:231',
      ':60F:C261126PLN1000,00',
      ':61:2611271127C1234,50N240NONREF//6460500500000513',
      '240 0',
      ':86:020~00240',
      '~20Wpłata za zamówienie nr 124',
      '~210, udziały serii Ź',
      '~22˙',
      '~23˙',
      '~3011402004',
      '~310000300201355387',
      '~32PRZEDSIĘBIORSTWO HANDLOWO U',
      '~33SŁUGOWE ŻÓŁĆ SP. Z O.O.',
      `~38PL${PAYER}`,
      '~60˙',
      '~63˙',
      ':62F:C261127PLN2234,50',
      ':64:C261127PLN2234,50',
    ],
    lines: [
      {
        title: 'Wpłata za zamówienie nr 1240, udziały serii Ź',
        counterparty: { name: 'PRZEDSIĘBIORSTWO HANDLOWO USŁUGOWE ŻÓŁĆ SP. Z O.O.', account: PAYER },
        reference: '6460500500000513',
      },
    ],
  },
  {
    bank: 'Pekao (PekaoBiznes24)',
    odd: 'the name of the account in a field of no standard, also behind a movement',
    encoding: 'cp852',
    file: [
      ':20:1720446',
      `:25:PL${OWN}`,
      ':28C:00142',
      ':NS:22Udziały sp. z o.o.',
      ':NS:23Rachunek bieżący',
      ':60F:C261126PLN1000,00',
      ':61:2611271127CN1234,50NTRFNONREF//10010203',
      'PRZELEW PRZYCHODZĄCY',
      ':86:010<00PRZELEW PRZYCHODZĄCY',
      '<102611270001',
      '<20Zamówienie 1240',
      '<27Anna Nowak',
      '<28ul. Długa 7',
      '<30114020040',
      `<38${PAYER}`,
      ':NS:01dane banku',
      ':62F:C261127PLN2234,50',
      '-',
    ],
    lines: [{ title: 'Zamówienie 1240', counterparty: NOWAK }],
  },
  {
    bank: 'mBank (CompanyNet)',
    odd: 'a control character before the block, one text with labels',
    encoding: 'iso-8859-2',
    file: [
      '\u0001:20:ST261127CYC/1',
      `:25:PL${OWN}`,
      ':28C:8/1',
      ':60F:C261126PLN1000,00',
      ':61:2611271127C1234,50S94402000000001//BR26331000001',
      ':86:944;944 PRZELEW ZEWNĘTRZNY PRZYCHODZĄCY; z rach.: 27114020040000300201355387; od:',
      ' Anna Nowak; tyt.: Zam. 1240; TNR: 179171073864111.010001',
      ':62F:C261127PLN2234,50',
      '-\u0003',
    ],
    lines: [{ title: 'Zam. 1240', counterparty: NOWAK }],
  },
  {
    bank: 'mBank (mass payments)',
    odd: 'both accounts in the text: that of the payer and the virtual one',
    file: [
      ':20:ST261127CYC/1',
      `:25:PL${OWN}`,
      ':28C:9/1',
      ':60F:C261126PLN1000,00',
      ':61:2611271127C1234,50S94402000000001//BR26331000002',
      `:86:944;PRZELEW; z rach.: ${PAYER}; na rach.: ${VIRTUAL}; od: Anna Nowak; tyt.: za udziały`,
      ':62F:C261127PLN2234,50',
      '-',
    ],
    lines: [{ title: 'za udziały', counterparty: NOWAK, paidTo: VIRTUAL }],
  },
  {
    bank: 'Santander (iBiznes24)',
    odd: 'parts of 35 letters, broken in the middle of a word and of a file line',
    file: [
      ':20:1',
      `:25:/PL${OWN}`,
      ':28C:00331/001',
      ':60F:C261126PLN1000,00',
      ':61:2611271127C1234,50N020NONREF//BR26331',
      ':86:020<00Przelew przychodzacy<10000012345<20Zamowienie nr 1240 za akcje Riversid',
      'e<21 i nic wiecej<27Anna Nowak<28ul. Dluga 7<2900-950 Warszawa<30109010140000',
      '071219812874<38PL27114020040000300201355387<63BR26331',
      ':62F:C261127PLN2234,50',
      '-',
    ],
    lines: [{ title: 'Zamowienie nr 1240 za akcje Riverside i nic wiecej', counterparty: NOWAK }],
  },
  {
    bank: 'Santander (mass payments)',
    odd: 'the virtual account in groups in a free subfield',
    file: [
      ':20:1',
      `:25:/PL${OWN}`,
      ':28C:00332/001',
      ':60F:C261126PLN1000,00',
      ':61:2611271127C1234,50N020NONREF//BR26332',
      ':86:020<00Przelew<20za udzialy<27Anna Nowak<38PL27114020040000300201355387',
      '<61PL94 1090 1014 1234 0000 0000 1240',
      ':62F:C261127PLN2234,50',
      '-',
    ],
    lines: [{ title: 'za udzialy', counterparty: NOWAK, paidTo: VIRTUAL }],
  },
  {
    bank: 'ING (ING Business)',
    odd: 'a kind with S, the name before its address on one line, the account without check digits',
    encoding: 'cp852',
    file: [
      ':20:MT940',
      `:25:/PL${OWN}`,
      ':28C:00331',
      ':60F:C261126PLN1000,00',
      ':61:2611271127C1234,50S034REF005',
      ':86:034~00EXGC',
      '~20/OPF/X/ Zam. 1240',
      '~3011402004~310000300201355387~32Anna Nowak',
      '~34034',
      ':62F:C261127PLN2234,50',
      '-',
    ],
    lines: [{ title: '/OPF/X/ Zam. 1240', counterparty: NOWAK, reference: 'REF005' }],
  },
  {
    bank: 'BNP Paribas (BiznesPl@net)',
    odd: 'neither head nor foot, ^, a letter of the currency, the year in the number of the statement',
    file: [
      ':20:1',
      `:25:/PL${OWN}`,
      ':28C:036/2026/BPL',
      ':60F:C261126PLN1000,00',
      ':61:2611271127CN1234,50N511NONREF',
      ':86:225^00PRZELEW OTRZYMANY^1034567890^20Zam. 1240^30114020040^32Anna^33Nowak',
      `^38PL${PAYER}^62UL. CICHA 1`,
      ':62F:C261127PLN2234,50',
    ],
    lines: [{ title: 'Zam. 1240', counterparty: NOWAK }],
  },
  {
    bank: 'Millennium (Millenet)',
    odd: 'a space before the first subfield, pages of one statement',
    file: [
      ':20:MILLENNIUM',
      `:25:${OWN}`,
      ':28C:7/1',
      ':60F:C261126PLN1000,00',
      ':61:261127C1000,00NTRFNONREF',
      ':86:  020?00PRZELEW?20Zam. 1240?32Anna Nowak?31PL27114020040000300201355387',
      ':62M:C261127PLN2000,00',
      '-',
      ':20:MILLENNIUM',
      `:25:${OWN}`,
      ':28C:7/2',
      ':60M:C261127PLN2000,00',
      ':61:261127C234,50NTRFNONREF',
      ':86:020?00PRZELEW?20Zam. 1241?32Anna Nowak?31PL27114020040000300201355387',
      ':62F:C261127PLN2234,50',
      '-',
    ],
    lines: [
      { title: 'Zam. 1240', counterparty: NOWAK, amount: 100_000n },
      { title: 'Zam. 1241', counterparty: NOWAK, amount: 23_450n },
    ],
  },
  {
    bank: 'Alior (BusinessPro)',
    odd: 'two statements in a file, the second one without movements, lines that end with \\n',
    lineEnd: '\n',
    file: [
      ':20:ALIOR1',
      `:25:PL${OWN}PLN`,
      ':28C:1',
      ':60F:C261126PLN1000,00',
      ':61:2611271127C1234,50NTRFNONREF',
      `:86:020<00PRZELEW<20Zam. 1240<32Anna Nowak<38${PAYER}`,
      ':62F:C261127PLN2234,50',
      '-',
      ':20:ALIOR2',
      `:25:PL${OWN}PLN`,
      ':28C:2',
      ':60F:C261127PLN2234,50',
      ':62F:C261128PLN2234,50',
      '-',
    ],
    lines: [{ title: 'Zam. 1240', counterparty: NOWAK }],
  },
  {
    bank: 'Citi Handlowy (CitiDirect)',
    odd: 'the frame of SWIFT, codes between slashes',
    file: [
      '{1:F01CITIPLPXAXXX0000000000}{2:I940CITIPLPXXXXXN}{4:',
      ':20:CITI',
      `:25:CITIPLPX/${OWN}`,
      ':28C:331/1',
      ':60F:C261126PLN1000,',
      ':61:2611271127C1234,5NTRFNONREF//5331112233',
      `:86:/PT/FT/PY/Zam. 1240/BO/${PAYER} Anna Nowak`,
      ':62F:C261127PLN2234,5',
      '-}',
    ],
    lines: [{ title: 'Zam. 1240', counterparty: NOWAK }],
  },
  {
    bank: 'Credit Agricole (CA24)',
    odd: 'codes without a text of their own, a byte order mark',
    file: [
      '\ufeff:20:CA',
      `:25:PL${OWN}`,
      ':28C:331/1',
      ':60F:C261126PLN1000,00',
      ':61:2611271127C1234,50NTRFNONREF',
      `:86:/ORDP//NAME/Anna Nowak/IBAN/PL${PAYER}/REMI//USTD//Zam. 1240/`,
      ':62F:C261127PLN2234,50',
      '-',
    ],
    lines: [{ title: 'Zam. 1240', counterparty: NOWAK }],
  },
  {
    bank: 'BOŚ (BOŚBank24)',
    odd: 'a day of value in the next year, a debit that is taken back, no title but a second line of the movement',
    file: [
      ':20:BOS',
      `:25:PL${OWN}`,
      ':28C:365/1',
      ':60F:C261230PLN1000,00',
      ':61:2701021231C1234,50NTRFNONREF',
      `:86:020~00PRZELEW~20Zam. 1240~32Anna Nowak~38PL${PAYER}`,
      ':61:2612311231RD,50NCHGNONREF',
      'Zwrot oplaty',
      ':61:2612311231RC10,NTRFNONREF',
      ':86:020~00STORNO~20Storno wplaty',
      ':62F:C261231PLN2225,00',
      '-',
    ],
    lines: [
      { title: 'Zam. 1240', counterparty: NOWAK, bookedOn: '2026-12-31' },
      { title: 'Zwrot oplaty', amount: 50n, bookedOn: '2026-12-31' },
      { title: 'Storno wplaty', amount: -1_000n, bookedOn: '2026-12-31' },
    ],
  },
  {
    bank: 'Nest Bank',
    odd: 'the sign + before subfields, and + with a telephone number in a title',
    file: [
      ':20:GL261127',
      `:25:/PL${OWN}`,
      ':28C:00008/00001',
      ':60F:C261126PLN1000,00',
      ':61:2611271127C1234,50NTRFNONREF//GL1',
      `:86:020+00PRZELEW+20Zam. 1240 tel. +48600700800+32Anna Nowak+38PL${PAYER}`,
      ':62F:C261127PLN2234,50',
      '-',
    ],
    lines: [{ title: 'Zam. 1240 tel. +48600700800', counterparty: NOWAK }],
  },
];

test.each(dialects.map((dialect) => [dialect.bank, dialect.odd, dialect] as const))(
  '%s: %s',
  (_bank, _odd, { file, encoding = 'utf8', lineEnd = '\r\n', lines }) => {
    const read = readFile(iconv.encode(file.join(lineEnd), encoding));
    if (read.kind !== 'statements') throw new Error('not recognised');
    expect(new Set(read.statements.map(({ account }) => account))).toEqual(new Set([OWN]));
    const found = read.statements.flatMap((statement) => statement.lines);
    expect(found).toMatchObject(lines);
    if (lines.length === 1) expect(found[0]).toMatchObject({ amount: 123_450n, bookedOn: '2026-11-27' });
    if (lines[0]?.paidTo === undefined) expect(found[0]?.paidTo).toBe('');
  },
);
