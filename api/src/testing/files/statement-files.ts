/** Statements as banks write them, for tests. */

export interface Booking {
  /** `2026-11-27` */
  day?: string;
  /** `1234.50`; negative where money left the account. */
  amount: string;
  title: string;
  name?: string;
  account?: string;
  /** The virtual account to which it was sent. */
  paidTo?: string;
}

const OWN_ACCOUNT = '61109010140000071219812874';
const grosze = (amount: string) => Math.round(Number(amount) * 100);
const comma = (amount: number) => (Math.abs(amount) / 100).toFixed(2).replace('.', ',');
const short = (day: string) => day.replaceAll('-', '').slice(2);

/** An MT940 file of one statement with those lines, which begins with `opening` (PLN). */
export function anMt940(
  bookings: readonly Booking[],
  { opening = '1000.00', account = OWN_ACCOUNT } = {},
): string {
  const days = bookings.map(({ day = '2026-06-09' }) => day).toSorted();
  const closing = bookings.reduce((sum, { amount }) => sum + grosze(amount), grosze(opening));
  const balance = (tag: string, day: string, amount: number) =>
    `:${tag}:${amount < 0 ? 'D' : 'C'}${short(day)}PLN${comma(amount)}`;
  return [
    ':20:1',
    `:25:/PL${account}`,
    ':28C:1/1',
    balance('60F', days[0] ?? '2026-06-09', grosze(opening)),
    ...bookings.flatMap(
      (
        { day = '2026-06-09', amount, title, name = 'JAN KOWALSKI', account: other = '', paidTo = '' },
        nth,
      ) => [
        `:61:${short(day)}${short(day).slice(2)}${amount.startsWith('-') ? 'D' : 'C'}${comma(grosze(amount))}NTRFNONREF//BR${nth}`,
        `:86:020<00PRZELEW<20${title.slice(0, 35)}<21${title.slice(35)}<32${name}<38${other.replace(/^(?=\d)/, 'PL')}${paidTo && `<61${paidTo}`}`,
      ],
    ),
    balance('62F', days.at(-1) ?? '2026-06-09', closing),
    '-',
  ].join('\r\n');
}

/** The body of an upload. */
export const asUpload = (text: string, fileName = 'wyciag.sta') => ({
  fileName,
  base64: Buffer.from(text).toString('base64'),
});
