import type { Random } from '../platform/seeded-random.ts';

const women = [
  'Agnieszka',
  'Barbara',
  'Dorota',
  'Ewa',
  'Joanna',
  'Katarzyna',
  'Łucja',
  'Magdalena',
  'Natalia',
  'Zofia',
];
const men = [
  'Adam',
  'Bartosz',
  'Dariusz',
  'Jan',
  'Krzysztof',
  'Łukasz',
  'Michał',
  'Paweł',
  'Stanisław',
  'Tomasz',
];
const families = [
  'Bąk',
  'Dudek',
  'Gołąb',
  'Jaworski',
  'Kaczmarek',
  'Kowalczyk',
  'Krawiec',
  'Lis',
  'Majewski',
  'Mazur',
  'Nowicki',
  'Olszewski',
  'Pawlak',
  'Piątek',
  'Sikora',
  'Śliwa',
  'Walczak',
  'Wilk',
  'Wójcik',
  'Zając',
];
const cities = [
  ['Warszawa', '00-950'],
  ['Kraków', '30-001'],
  ['Gdańsk', '80-100'],
  ['Poznań', '60-101'],
  ['Wrocław', '50-001'],
  ['Łódź', '90-001'],
  ['Lublin', '20-001'],
] as const;
const streets = ['Lipowa', 'Ogrodowa', 'Słoneczna', 'Polna', 'Kościelna', 'Mickiewicza', 'Szkolna'];
const banks = ['Bank Wiślany', 'Bank Bałtycki', 'Bank Tatrzański'];

export interface DemoPerson {
  email: string;
  firstName: string;
  lastName: string;
  phoneNumber: string;
  city: string;
  zip: string;
  address: string;
  bankName: string;
  accountNumber: string;
}

const plain = (name: string) => name.toLowerCase().normalize('NFD').replace(/\p{M}/gu, '').replace(/ł/g, 'l');

const BRANCH_WEIGHTS = [3, 9, 7, 1, 3, 9, 7];

/** A Polish account number with correct check digits: that of the bank branch and those of the full number. */
function accountNumber(random: Random): string {
  const branch = BRANCH_WEIGHTS.map(() => random.integer(0, 9));
  const sum = branch.reduce((total, digit, at) => total + digit * (BRANCH_WEIGHTS[at] ?? 0), 0);
  const account = Array.from({ length: 16 }, () => random.integer(0, 9));
  const digits = [...branch, (10 - (sum % 10)) % 10, ...account].join('');
  const remainder = BigInt(`${digits}252100`) % 97n;
  return `${String(98n - remainder).padStart(2, '0')}${digits}`;
}

/** The nth person of the demo. E-mails to example.com are never delivered. */
export function demoPerson(random: Random, nth: number): DemoPerson {
  const isWoman = random.next() < 0.5;
  const firstName = random.pick(isWoman ? women : men);
  const family = random.pick(families);
  const lastName = isWoman ? family.replace(/ski$/, 'ska').replace(/cki$/, 'cka') : family;
  const [city, zip] = random.pick(cities);
  return {
    email: `${plain(firstName)}.${plain(lastName)}${nth}@example.com`,
    firstName,
    lastName,
    phoneNumber: `+48 ${random.integer(500, 799)} ${random.integer(100, 999)} ${random.integer(100, 999)}`,
    city,
    zip,
    address: `ul. ${random.pick(streets)} ${random.integer(1, 120)}`,
    bankName: random.pick(banks),
    accountNumber: accountNumber(random),
  };
}
