import { runtimeConfig } from '../../platform/runtime-config.ts';

/** The pattern of the link to set a password, in this back office or on the public site (USR-14). */
export const passwordLinkPattern = (isAdmin: boolean): string =>
  isAdmin
    ? `${window.location.origin}/set-password/:resetPasswordToken`
    : `${runtimeConfig().publicSiteUrl}/set-password/:token`;
