/** What other areas need of statements: the company's own accounts, and the return of unknown money. */
export { readOwnAccounts } from './own-accounts.reads.ts';
export { returnWithin } from './unknown-money.verbs.ts';
