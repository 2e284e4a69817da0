interface Name {
  firstName: string;
  lastName: string;
}

export const fullName = ({ firstName, lastName }: Name): string => `${firstName} ${lastName}`.trim();

const comparable = (name: Name) => fullName(name).normalize('NFC').replace(/\s+/g, ' ').toLowerCase();

/**
 * Whether an order is in another name than its account. Upper case and spaces do not count, and an account without a name fits
 * every order.
 */
export const isOtherName = (account: Name, typed: Name): boolean =>
  fullName(account) !== '' && comparable(account) !== comparable(typed);
