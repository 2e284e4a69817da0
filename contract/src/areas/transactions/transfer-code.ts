interface Transfer {
  accountHolder: string;
  /** As stored: a Polish one has 26 digits. */
  accountNumber: string;
  amount: number;
  title: string;
}

const POLISH = /^\d{26}$/;
const LARGEST_GROSZE = 999_999;

/** A field must not contain the separator of fields, or control characters. */
const field = (text: string, length: number) =>
  text
    .replace(/[|\p{Cc}]/gu, ' ')
    .replace(/\s+/g, ' ')
    .trim()
    .slice(0, length)
    .trim();

/** Whether the amount fits into the code; else the payer types it in the bank's app. */
export const fitsTransferCode = (amount: number): boolean => Math.round(amount * 100) <= LARGEST_GROSZE;

/**
 * The text of the QR code with which the apps of Polish banks fill in a transfer, by the 2D standard of the Polish Bank
 * Association: no tax id, PL, account, amount in grosze (000000: the payer types it), recipient, title, and three fields that are
 * reserved. Null for an account that is not Polish.
 */
export function transferCode({ accountHolder, accountNumber, amount, title }: Transfer): string | null {
  if (!POLISH.test(accountNumber)) return null;
  const grosze = fitsTransferCode(amount) ? Math.round(amount * 100) : 0;
  const fields = [
    '',
    'PL',
    accountNumber,
    String(grosze).padStart(6, '0'),
    field(accountHolder, 20),
    field(title, 32),
  ];
  return [...fields, '', '', ''].join('|');
}
