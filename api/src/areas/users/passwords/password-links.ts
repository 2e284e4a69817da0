import type { Context } from '../../../platform/context.ts';
import { Refusal } from '../../../platform/refusal.ts';

/** The allowed targets of links in e-mails. A pattern from a client only selects one of these (R21). */
interface LinkTemplate {
  /** The last segment of the pattern, which the token replaces. */
  slot: string;
  path: string;
  site: 'back office' | 'public site';
}

const resetLink: LinkTemplate = { slot: ':resetPasswordToken', path: '/reset-password', site: 'back office' };
const staffLink: LinkTemplate = { slot: ':resetPasswordToken', path: '/set-password', site: 'back office' };
const investorLink: LinkTemplate = { slot: ':token', path: '/set-password', site: 'public site' };

const siteOf = (context: Context, template: LinkTemplate) =>
  template.site === 'back office' ? context.environment.publicUrl : context.environment.publicSiteUrl;

const build = (context: Context, template: LinkTemplate, token: string) =>
  `${siteOf(context, template)}${template.path}/${token}`;

/** Refuses a pattern that is not exactly one of ours. Called before any user is looked up, to reveal nothing. */
export function refuseForeignPattern(
  context: Context,
  pattern: string,
  templates: readonly LinkTemplate[] = [resetLink],
): void {
  const allowed = templates.some((template) => pattern === build(context, template, template.slot));
  if (!allowed) throw new Refusal('LINK_PATTERN_NOT_ALLOWED', 'activationUrlPattern');
}

export const resetPasswordLink = (context: Context, token: string): string =>
  build(context, resetLink, token);

/** Staff set their first password in the back office, investors on the public site (USR-14). */
export const setPasswordLink = (context: Context, isAdmin: boolean, token: string): string =>
  build(context, isAdmin ? staffLink : investorLink, token);
