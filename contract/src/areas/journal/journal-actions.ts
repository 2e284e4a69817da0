const changed = ['create', 'update', 'delete'] as const;
const moved = [...changed, 'move'] as const;
/** Somebody confirms that no language of a record is older. */
const CONFIRM = 'confirm-languages';

/** A colleague writes or deletes a note on the record. */
const noted = ['add-note', 'remove-note'] as const;

const of = <Subject extends string, Verb extends string>(subject: Subject, verbs: readonly Verb[]) =>
  verbs.map((verb) => `${subject}.${verb}` as const);

/** The actions that the audit trail records, as `subject.verb`, for the filter of the journal. */
export const journalActions = [
  ...of('offer', [...changed, CONFIRM, ...noted]),
  ...of('sectionPattern', changed),
  ...of('series', [...changed, CONFIRM]),
  ...of('agreement', [...moved, CONFIRM]),
  ...of('order', [
    'place',
    'update',
    'accept',
    'reject',
    'change-method',
    'attach-document',
    'remove-document',
    ...noted,
  ]),
  ...of('transaction', [
    'accept',
    'extend',
    'late-transfer',
    'further-transfer',
    'undo-late-transfer',
    'undo-further-transfer',
    'refund',
    'paypal-create',
    'paypal-ask',
    'paypal-capture',
    'paypal-refund',
    'paypal-dispute',
    'paypal-release',
  ]),
  ...of('statement', [
    'import',
    'set-columns',
    'set-aside',
    'unknown-money',
    'return-unknown-money',
    'reopen',
    'add-rule',
    'remove-rule',
  ]),
  ...of('payout', [...changed, 'confirm', 'send', 'pay', 'fail', 'pay-again', 'undo-pay']),
  ...of('paymentFile', ['create', 'withdraw', 'pay', 'refuse-payments']),
  ...of('user', [
    ...changed,
    'register',
    'invite',
    'grant-permission',
    'revoke-permission',
    'export-data',
    'erase',
    ...noted,
  ]),
  ...of('role', [...changed, 'add-user', 'remove-user', 'add-permission', 'remove-permission']),
  ...of('permission', changed),
  ...of('proposal', ['create', 'confirm', 'withdraw', 'reject', 'outdate', 'expire']),
  ...of('faq', [...moved, CONFIRM]),
  ...of('page', [...changed, CONFIRM]),
  ...of('slide', [...moved, CONFIRM]),
  ...of('picture', ['update', 'delete']),
  ...of('featuredOffer', ['update', CONFIRM]),
  ...of('staticContent', ['update', CONFIRM]),
  ...of('emailTemplate', ['update', 'test', CONFIRM]),
  ...of('email', ['send-again']),
  ...of('config', ['update']),
  ...of('payPalConfig', ['update']),
  ...of('contact', ['send']),
  ...of('file', ['upload']),
  ...of('session', ['half-open', 'open', 'close', 'close-others', 'close-all', 'refused', 'reuse']),
  ...of('password', ['request', 'set', 'change', 'remove', 'refused']),
  ...of('list', ['export', 'exported']),
  ...of('listView', changed),
  ...of('second-factor', ['refused', 'on', 'off', 'recovery', 'recovery-codes', 'reset']),
  ...of('passkey', ['add', 'rename', 'remove']),
  ...of('rights', ['refused']),
  ...of('access', ['refused']),
] as const;
export type JournalAction = (typeof journalActions)[number];
export const isJournalAction = (name: string): name is JournalAction =>
  (journalActions as readonly string[]).includes(name);
