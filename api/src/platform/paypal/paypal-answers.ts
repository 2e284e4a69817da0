import { z } from 'zod';

/** The parts of PayPal's answers that are used. An answer that does not fit counts as none, so that no money depends on it. */

const Id = z.string().regex(/^[\w-]{1,64}$/);

/** An amount in its currency, as PayPal writes it: `1234.50`. */
export const Amount = z.object({
  currency_code: z.string().regex(/^[A-Z]{3}$/),
  value: z.string().regex(/^\d{1,13}\.\d{2}$/),
});
export type Amount = z.infer<typeof Amount>;

const Capture = z.object({
  id: Id,
  status: z.enum(['COMPLETED', 'DECLINED', 'PARTIALLY_REFUNDED', 'PENDING', 'REFUNDED', 'FAILED']),
  amount: Amount,
  custom_id: z.string().max(127).optional(),
});

export const PayPalRefund = z.object({
  id: Id,
  status: z.enum(['CANCELLED', 'FAILED', 'PENDING', 'COMPLETED']),
  amount: Amount,
});
export type PayPalRefund = z.infer<typeof PayPalRefund>;

const Code = z.string().regex(/^[A-Z_]{1,80}$/);

/** The buyer's disputes about one capture, with their states; the list does not say how they ended. */
export const PayPalDisputes = z
  .object({
    items: z
      .array(z.object({ dispute_id: Id, status: Code }))
      .max(50)
      .optional(),
  })
  .transform(({ items = [] }) =>
    items.map(({ dispute_id: id, status }) => ({ id, isOpen: status !== 'RESOLVED' })),
  );
export type PayPalDisputes = z.infer<typeof PayPalDisputes>;

export const PayPalDispute = z
  .object({ dispute_outcome: z.object({ outcome_code: Code.optional() }).optional() })
  .transform(({ dispute_outcome: outcome }) => ({ outcome: outcome?.outcome_code ?? null }));
export type PayPalDispute = z.infer<typeof PayPalDispute>;

const Unit = z.object({
  custom_id: z.string().max(127).optional(),
  amount: Amount.optional(),
  payments: z
    .object({ captures: z.array(Capture).optional(), refunds: z.array(PayPalRefund).optional() })
    .optional(),
});

export const PayPalOrder = z
  .object({
    id: Id,
    status: z.enum(['CREATED', 'SAVED', 'APPROVED', 'VOIDED', 'COMPLETED', 'PAYER_ACTION_REQUIRED']),
    purchase_units: z.array(Unit).length(1),
    links: z.array(z.object({ rel: z.string(), href: z.string().max(2_000) })).optional(),
  })
  .transform(({ id, status, purchase_units: [unit], links = [] }) => ({
    id,
    status,
    customId: unit?.custom_id,
    amount: unit?.amount,
    captures: unit?.payments?.captures ?? [],
    refunds: unit?.payments?.refunds ?? [],
    approveUrl: links.find(({ rel }) => rel === 'payer-action' || rel === 'approve')?.href,
  }));
export type PayPalOrder = z.infer<typeof PayPalOrder>;

export const PayPalToken = z.object({
  access_token: z.string().min(1).max(8_000),
  expires_in: z.number().min(0).max(31_536_000),
});

/** The reason of a refusal; `issue` is more precise than `name`. An answer without a name comes from a gateway, not from PayPal. */
export const PayPalFault = z.object({
  name: Code,
  details: z.array(z.object({ issue: Code })).optional(),
});
