import type { Context, SessionKind } from '../../../platform/context.ts';
import { Refusal } from '../../../platform/refusal.ts';

/** The allowed targets of links in e-mails. A pattern from a client only selects one of these (R21). */
interface LinkTemplate {
  /** The last segment of the pattern, which the token replaces. */
  slot: string;
  path: string;
}

const resetLink: LinkTemplate = { slot: ':resetPasswordToken', path: '/reset-password' };
const investorResetLink: LinkTemplate = { slot: ':token', path: '/reset-password' };
const staffLink: LinkTemplate = { slot: ':resetPasswordToken', path: '/set-password' };
const investorLink: LinkTemplate = { slot: ':token', path: '/set-password' };

const registrationLink: LinkTemplate = { slot: ':token', path: '/activate' };

const build = (site: string, template: LinkTemplate, token: string) => `${site}${template.path}/${token}`;

/**
 * A function that creates a link to the page that the pattern selects, where the user changes the password (SES-20); and the
 * kind of session that this page opens. Refuses a pattern that is not exactly one of ours. Called before any user is looked up,
 * to reveal nothing.
 */
export function resetLinkOfPattern(
  { environment: { officeOrigins, publicSiteUrl } }: Context,
  pattern: string,
): { kind: SessionKind; linkOf: (token: string) => string } {
  const office = officeOrigins.find((one) => pattern === build(one, resetLink, resetLink.slot));
  if (office !== undefined) return { kind: 'staff', linkOf: (token) => build(office, resetLink, token) };
  if (pattern !== build(publicSiteUrl, investorResetLink, investorResetLink.slot))
    throw new Refusal('LINK_PATTERN_NOT_ALLOWED', 'activationUrlPattern');
  return { kind: 'investor', linkOf: (token) => build(publicSiteUrl, investorResetLink, token) };
}

/** The link for a new password that the server itself sends: to the back office for staff, to the public site for others. */
export const resetPasswordLink = ({ environment }: Context, isAdmin: boolean, token: string): string =>
  isAdmin
    ? build(environment.publicUrl, resetLink, token)
    : build(environment.publicSiteUrl, investorResetLink, token);

/** The link for a first password that the server itself sends: to the back office for staff, to the public site for others. */
export const firstPasswordLink =
  (context: Context, isAdmin: boolean) =>
  (token: string): string =>
    isAdmin ? build(context.environment.publicUrl, staffLink, token) : setPasswordLink(context, token);

/** The link with which investors set their first password on the public site (USR-14). */
export const setPasswordLink = ({ environment }: Context, token: string): string =>
  build(environment.publicSiteUrl, investorLink, token);

/**
 * The function that makes a link for somebody's first password, at the page that the pattern selects: of the back office for
 * staff, of the public site for others (USR-14). Refuses a pattern that is not exactly the one for that kind of user.
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

/** The function that makes the link to create a registered account, on the public site. */
export const activationLink =
  ({ environment: { publicSiteUrl } }: Context) =>
  (token: string): string =>
    build(publicSiteUrl, registrationLink, token);

/** Refuses every pattern but that of `activationLink`. */
export function refuseOtherActivationPattern(context: Context, pattern: string): void {
  if (pattern !== activationLink(context)(registrationLink.slot))
    throw new Refusal('LINK_PATTERN_NOT_ALLOWED', 'activationUrlPattern');
}
