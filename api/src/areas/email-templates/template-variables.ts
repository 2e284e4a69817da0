import type { EmailTemplateConfig } from '@share/contract/areas/email-templates/email-templates.schemas.ts';
import { isLink } from '@share/contract/areas/email-templates/placeholders.ts';
import type { Language } from '@share/contract/shared/languages.ts';
import type { Translated } from '@share/contract/shared/translated.ts';
import {
  type EmailType,
  emailTypes,
  emailVariables,
  opensAccount,
} from '../../platform/mail/email-variables.ts';

type Variable = (typeof emailVariables)[EmailType][number];

interface Described {
  label: Translated;
  /** The value in previews and test messages; none for a value that depends on the installation. */
  sample?: Translated;
}

const same = (text: string): Translated => ({ pl: text, en: text });

const described: Record<Variable, Described> = {
  sender: { label: { pl: 'Nadawca wiadomości', en: 'Sender of the message' } },
  link: { label: { pl: 'Adres, który otwiera przycisk', en: 'Address that the button opens' } },
  firstName: { label: { pl: 'Imię odbiorcy', en: 'First name of the recipient' }, sample: same('Anna') },
  invitation: {
    label: { pl: 'Kto zaprasza i dokąd', en: 'Who invites, and where to' },
    sample: {
      pl: 'Anna Nowak zaprasza Cię do panelu pracowników.',
      en: 'Anna Nowak has invited you to the back office.',
    },
  },
  validUntil: {
    label: { pl: 'Termin ważności linku', en: 'When the link ends' },
    sample: { pl: '31 grudnia 2026 23:59', en: '31 December 2026 at 23:59' },
  },
  orderId: { label: { pl: 'Numer zamówienia', en: 'Order number' }, sample: same('1024') },
  offerTitle: {
    label: { pl: 'Tytuł oferty', en: 'Title of the offer' },
    sample: { pl: 'Apartamenty nad Wisłą', en: 'Apartments on the Vistula' },
  },
  quantity: { label: { pl: 'Liczba udziałów', en: 'Number of shares' }, sample: same('12') },
  totalAmount: {
    label: { pl: 'Kwota zamówienia', en: 'Amount of the order' },
    sample: { pl: '12 000,00 zł', en: 'PLN 12,000.00' },
  },
  accountHolder: {
    label: { pl: 'Odbiorca przelewu', en: 'Recipient of the transfer' },
    sample: same('Nad Wisłą sp. z o.o.'),
  },
  bankName: { label: { pl: 'Bank', en: 'Bank' }, sample: same('Bank Przykładowy') },
  accountNumber: {
    label: { pl: 'Numer rachunku do wpłaty', en: 'Account number for the payment' },
    sample: same('61 1090 1014 0000 0712 1981 2874'),
  },
  transferTitle: {
    label: { pl: 'Tytuł przelewu', en: 'Payment reference' },
    sample: { pl: 'Zamówienie nr 1024', en: 'Order no. 1024' },
  },
  transferCode: {
    label: { pl: 'Kod QR przelewu', en: 'QR code of the transfer' },
    sample: same('|PL|61109010140000071219812874|000000|Nad Wisłą sp. z o.o.|Zamówienie nr 1024|||'),
  },
  waitUntil: {
    label: { pl: 'Termin wpłaty', en: 'Payment due' },
    sample: { pl: '31 grudnia 2026 23:59', en: '31 December 2026 at 23:59' },
  },
  shareNumbers: { label: { pl: 'Numery udziałów', en: 'Share numbers' }, sample: same('101–112') },
  rejectionNote: {
    label: { pl: 'Powód odrzucenia, jeśli go podano', en: 'Reason for the rejection, if one is given' },
    sample: {
      pl: 'Powód: dane na dokumencie różnią się od danych w zamówieniu.',
      en: 'Reason: the details on the document differ from those of the order.',
    },
  },
  refundAmount: {
    label: { pl: 'Kwota zwrotu', en: 'Amount to be returned' },
    sample: { pl: '12 000,00 zł', en: 'PLN 12,000.00' },
  },
  refundAccount: {
    label: { pl: 'Rachunek do zwrotu', en: 'Account for the refund' },
    sample: same('27 1140 2004 0000 3002 0135 5387'),
  },
  payoutDay: {
    label: { pl: 'Dzień ustalenia udziałowców', en: 'Day that decides who the holders are' },
    sample: { pl: '31 grudnia 2026', en: '31 December 2026' },
  },
  grossAmount: {
    label: { pl: 'Kwota brutto', en: 'Gross amount' },
    sample: { pl: '1 200,00 zł', en: 'PLN 1,200.00' },
  },
  taxAmount: {
    label: { pl: 'Pobrany podatek', en: 'Tax withheld' },
    sample: { pl: '228,00 zł', en: 'PLN 228.00' },
  },
  netAmount: {
    label: { pl: 'Kwota do wypłaty', en: 'Amount paid out' },
    sample: { pl: '972,00 zł', en: 'PLN 972.00' },
  },
  payoutAccount: {
    label: { pl: 'Rachunek do wypłaty', en: 'Account for the payout' },
    sample: same('27 1140 2004 0000 3002 0135 5387'),
  },
  changed: {
    label: { pl: 'Co się zmieniło', en: 'What was changed' },
    sample: { pl: 'adres e-mail i rachunek bankowy', en: 'the e-mail address and the bank account' },
  },
  event: {
    label: { pl: 'Co się stało', en: 'What happened' },
    sample: {
      pl: 'zalogowano się z nowej sieci lub urządzenia (Firefox, Windows, adres 203.0.113.7, 30 grudnia 2026 10:15)',
      en: 'somebody signed in from a new network or device (Firefox, Windows, address 203.0.113.7, 30 December 2026 at 10:15)',
    },
  },
  name: { label: { pl: 'Imię i nazwisko nadawcy', en: 'Name of the writer' }, sample: same('Jan Nowak') },
  email: { label: { pl: 'E-mail nadawcy', en: 'E-mail of the writer' }, sample: same('jan@example.com') },
  subject: {
    label: { pl: 'Temat wiadomości', en: 'Subject of the message' },
    sample: { pl: 'Pytanie o ofertę', en: 'A question about an offer' },
  },
  message: {
    label: { pl: 'Treść wiadomości', en: 'Text of the message' },
    sample: { pl: 'Dzień dobry,\nkiedy ruszy sprzedaż?', en: 'Hello,\nwhen does the sale begin?' },
  },
  agreements: {
    label: { pl: 'Zaakceptowane zgody', en: 'Accepted agreements' },
    sample: { pl: 'Przetwarzanie danych', en: 'Data processing' },
  },
  documentName: {
    label: { pl: 'Nazwa dokumentu', en: 'Name of the document' },
    sample: { pl: 'Sprawozdanie za 2026 rok', en: 'Report for 2026' },
  },
};

/** The variables without which a recipient could not do what the e-mail asks for, or would not know what is owed, was changed or happened. */
const REQUIRED: readonly string[] = [
  'accountNumber',
  'transferTitle',
  'refundAmount',
  'netAmount',
  'changed',
  'event',
  'email',
  'message',
] satisfies Variable[];
const isRequired = (name: Variable) => isLink(name) || REQUIRED.includes(name);

export const variablesOf = (type: EmailType) =>
  emailVariables[type].map((name) => ({
    name,
    required: isRequired(name),
    isTarget: isLink(name) && opensAccount(type),
  }));

interface Installation {
  mailSender: string;
  publicSiteUrl: string;
}

/** The variables of each type, with labels and sample values (EML-16). */
export const templateConfigs = (installation: Installation): EmailTemplateConfig[] =>
  emailTypes.map((type) => ({
    type,
    variables: variablesOf(type).map(({ name, ...rules }) => ({
      name,
      ...rules,
      label: described[name].label,
      sample: described[name].sample ?? same(ofInstallation(name, installation)),
    })),
  }));

const ofInstallation = (name: Variable, { mailSender, publicSiteUrl }: Installation): string =>
  name === 'sender' ? mailSender : `${publicSiteUrl}/example`;

/** The sample values of one type in one language. */
export const samplesOf = (type: EmailType, language: Language, installation: Installation) =>
  Object.fromEntries(
    templateConfigs(installation)
      .filter((config) => config.type === type)
      .flatMap(({ variables }) => variables.map(({ name, sample }) => [name, sample[language]])),
  );

export const isEmailType = (type: string): type is EmailType => Object.hasOwn(emailVariables, type);
