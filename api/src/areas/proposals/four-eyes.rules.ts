import { isDeepStrictEqual } from 'node:util';
import {
  type FourEyesAction,
  FourEyesSettings,
  fourEyesActions,
  isWeaker,
} from '@share/contract/shared/four-eyes/four-eyes.ts';
import type { Change } from '../../platform/records/change.ts';

type Rule = (change: Change, settings: FourEyesSettings) => boolean;

/**
 * By what each action is recognised: by the entries of the audit trail, which every change of every path has. A rule says whether the
 * settings demand a second person for a change.
 */
const rules: Record<FourEyesAction, Rule> = {
  acceptance: ({ action, amount = 0 }, { acceptanceAbove }) =>
    acceptanceAbove !== null &&
    isOneOf(action, 'transaction.accept', 'order.accept') &&
    amount > acceptanceAbove,
  refunds: ({ action }, { refunds }) =>
    refunds &&
    isOneOf(action, 'transaction.refund', 'transaction.paypal-refund', 'statement.return-unknown-money'),
  payouts: ({ action }, { payouts }) => payouts && action === 'payout.confirm',
  bankFiles: ({ action }, { bankFiles }) => bankFiles && action === 'paymentFile.create',
  bankAccounts: (change, { bankAccounts }) =>
    bankAccounts &&
    ((isOneOf(change.action, 'series.create', 'series.update') && changes(change, 'bankInfo')) ||
      (isOneOf(change.action, 'user.update', 'order.update') && changes(change, 'investorData.bankAccount'))),
  terms: (change, { terms }) =>
    terms &&
    change.action === 'series.update' &&
    (changes(change, 'limit') || changes(change, 'pricePerShare')) &&
    hasOrders(change.before),
  credentials: (change, { credentials }) =>
    credentials &&
    (change.action === 'payPalConfig.update' ||
      (change.entity === 'series' && changes(change, 'payPalCredentials')) ||
      (change.action === 'series.update' && changes(change, 'useDefaultPayPalConfig'))),
  rights: (change, { rights }) => rights && changesRights(change),
  settings: ({ action, before, after }) => {
    const [former, later] = [before, after].map((values) =>
      FourEyesSettings.safeParse(valueAt(values, 'fourEyes')),
    );
    return action === 'config.update' && !!former?.data && !!later?.data && isWeaker(former.data, later.data);
  },
};

/** The actions among the changes for which the settings demand a second person. */
export const actionsIn = (changes: readonly Change[], settings: FourEyesSettings): FourEyesAction[] =>
  fourEyesActions.filter((action) => changes.some((change) => rules[action](change, settings)));

const isOneOf = (action: string, ...actions: string[]) => actions.includes(action);

/** Whoever changes the address of a member of staff can take over the account, and would be two persons then. */
function changesRights(change: Change): boolean {
  const { action, before, after } = change;
  if (action === 'user.create') return valueAt(after, 'isAdmin') === true;
  if (action === 'user.update')
    return (
      changes(change, 'isAdmin') ||
      (valueAt(after, 'isAdmin') === true &&
        (changes(change, 'email') ||
          (valueAt(before, 'active') === false && valueAt(after, 'active') === true)))
    );
  return isOneOf(
    action,
    'role.add-user',
    'role.remove-user',
    'role.add-permission',
    'role.remove-permission',
    'user.grant-permission',
    'user.revoke-permission',
  );
}

const hasOrders = (series: unknown): boolean =>
  Number(valueAt(series, 'numberOfShares')) + Number(valueAt(series, 'reservedShares')) > 0;

function changes({ before, after }: Change, path: string): boolean {
  const [former, later] = [valueAt(before, path), valueAt(after, path)];
  return !isDeepStrictEqual(former, later) && !(isBlank(former) && isBlank(later));
}

const valueAt = (values: unknown, path: string): unknown =>
  path
    .split('.')
    .reduce<unknown>((value, name) => (value as Record<string, unknown> | null | undefined)?.[name], values);

const isBlank = (value: unknown): boolean =>
  typeof value === 'object' && value !== null
    ? Object.values(value).every(isBlank)
    : value === undefined || value === null || value === '' || value === false;
