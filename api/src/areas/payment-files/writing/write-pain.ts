import type { PainVersion } from '@share/contract/areas/payment-files/payment-files.schemas.ts';
import { fromMinorUnits } from '@share/contract/shared/numbers/money.ts';
import { XMLBuilder } from 'fast-xml-parser';
import { type BankOrder, type BankPayment, sortCodeOf, sumOf } from './bank-order.ts';

const builder = new XMLBuilder({ ignoreAttributes: false, attributeNamePrefix: '@', format: true });

/**
 * pain.001.001 of ISO 20022 in the version 03 or 09, with only those elements that the schema or the Polish banks demand: what is
 * optional means something else at each bank. A transfer in PLN to a Polish account is then an ordinary one.
 */
export function writePain(order: BankOrder, version: PainVersion): Uint8Array {
  const { reference, createdAt, executeOn, account, payer, payments } = order;
  const totals = { NbOfTxs: String(payments.length), CtrlSum: fromMinorUnits(sumOf(payments)) };
  const document = {
    '?xml': { '@version': '1.0', '@encoding': 'UTF-8' },
    Document: {
      '@xmlns': `urn:iso:std:iso:20022:tech:xsd:pain.001.001.${version}`,
      CstmrCdtTrfInitn: {
        GrpHdr: {
          MsgId: reference,
          CreDtTm: createdAt.toISOString().replace(/\.\d+/, ''),
          ...totals,
          InitgPty: nameOf(payer),
        },
        PmtInf: {
          PmtInfId: reference,
          PmtMtd: 'TRF',
          ...totals,
          ReqdExctnDt: version === '03' ? executeOn : { Dt: executeOn },
          Dbtr: nameOf(payer),
          DbtrAcct: { ...accountOf(account), Ccy: 'PLN' },
          DbtrAgt: {
            FinInstnId: { ClrSysMmbId: { ClrSysId: { Cd: 'PLKNR' }, MmbId: sortCodeOf(account) } },
          },
          CdtTrfTxInf: payments.map(transferOf),
        },
      },
    },
  };
  return new TextEncoder().encode(builder.build(document));
}

const transferOf = ({ reference, name, account, amount, title }: BankPayment) => ({
  PmtId: { InstrId: reference, EndToEndId: reference },
  Amt: { InstdAmt: { '@Ccy': 'PLN', '#text': amount } },
  Cdtr: nameOf(name),
  CdtrAcct: accountOf(account),
  RmtInf: { Ustrd: title },
});

const nameOf = (name: string) => (name === '' ? '' : { Nm: name });
const accountOf = (account: string) => ({ Id: { IBAN: `PL${account}` } });
