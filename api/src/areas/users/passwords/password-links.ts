import type { Context } from '../../../platform/context.ts';
import { Refusal } from '../../../platform/refusal.ts';

/** The allowed targets of links in e-mails. A pattern from a client only selects one of these (R21). */
interface LinkTemplate {
  /** The last segment of the pattern, which the token replaces. */
  slot: string;
  path: string;
}

const resetLink: LinkTemplate = { slot: ':resetPasswordToken', path: '/reset-password' };
const staffLink: LinkTemplate = { slot: ':resetPasswordToken', path: '/set-password' };
const investorLink: LinkTemplate = { slot: ':token', path: '/set-password' };

const build = (site: string, template: LinkTemplate, token: string) => `${site}${template.path}/${token}`;

/**
 * The origin of ours that the pattern selects, so that the link leads to the address at which the user is (SES-20). Refuses a
 * pattern that is not exactly one of ours. Called before any user is looked up, to reveal nothing.
 */
export function originOfPattern({ environment }: Context, pattern: string): string {
  const origin = environment.officeOrigins.find((one) => pattern === build(one, resetLink, resetLink.slot));
  if (origin === undefined) throw new Refusal('LINK_PATTERN_NOT_ALLOWED', 'activationUrlPattern');
  return origin;
}

export const resetPasswordLink = (origin: string, token: string): string => build(origin, resetLink, token);

/** Investors set their first password on the public site (USR-14). */
export const setPasswordLink = ({ environment }: Context, token: string): string =>
  build(environment.publicSiteUrl, investorLink, token);

/**
 * The maker of the link for somebody's first password, at the address that the pattern selects: of the back office for staff,
 * of the public site for others (USR-14). Refuses a pattern that is not exactly the one for that kind of user.
 */
export function linkOfPattern(
  { environment }: Context,
  isAdmin: boolean,
  pattern: string,
): (token: string) => string {
  const [sites, template] = isAdmin
    ? [environment.officeOrigins, staffLink]
    : [[environment.publicSiteUrl], investorLink];
  const site = sites.find((one) => pattern === build(one, template, template.slot));
  if (site === undefined) throw new Refusal('LINK_PATTERN_NOT_ALLOWED', 'resetPasswordUrlPattern');
  return (token) => build(site, template, token);
}
