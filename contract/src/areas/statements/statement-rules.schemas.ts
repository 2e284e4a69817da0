/** Rules by which lines are proposed as not ours: fees, interest, own transfers. A rule never decides. */
import { z } from 'zod';
import { Text } from '../../shared/text-fields.ts';

/** By the account of the other side, or by a text within the title. */
export const ruleKinds = ['account', 'title'] as const;
export type RuleKind = (typeof ruleKinds)[number];

/** A title needs its text, which is a part of the line's title; the account is that of the line. */
export const RuleInput = z.object({ kind: z.enum(ruleKinds), text: Text(140).default('') });
export type RuleInput = z.output<typeof RuleInput>;

export const StatementRuleView = z.object({
  id: z.number(),
  kind: z.enum(ruleKinds),
  text: z.string(),
  by: z.string(),
  at: z.string(),
});
export type StatementRuleView = z.infer<typeof StatementRuleView>;
