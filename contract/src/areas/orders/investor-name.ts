interface Name {
  firstName: string;
  lastName: string;
}

export const fullName = ({ firstName, lastName }: Name): string => `${firstName} ${lastName}`.trim();

const comparable = (name: Name) => fullName(name).normalize('NFC').replace(/\s+/g, ' ').toLowerCase();

/** Whether an order in one name goes to an account with another: upper case and spaces do not count, an unnamed account neither. */
export const isOtherName = (account: Name, typed: Name): boolean =>
  fullName(account) !== '' && comparable(account) !== comparable(typed);
