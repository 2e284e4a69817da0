import { z } from 'zod';
import { withoutInvisible } from '../invisible.ts';

/**
 * A path of the site itself, an anchor, or an address of the web, of an e-mail or of a telephone; never a script. An address of the
 * web names no user: `https://bank.pl@evil.example` leads to evil.example.
 */
const LINK = /^(?:$|\/(?![/\\])|#|https?:\/\/(?![^/?#]*@)[^/]|mailto:|tel:)[^\s\\<>"]*$/i;

/** The target of a link, which may be empty. */
const LinkAddress = z
  .string({ error: 'IS_REQUIRED' })
  .overwrite(withoutInvisible)
  .trim()
  .max(1_000, { error: 'VALUE_TOO_LONG', abort: true })
  .regex(LINK, { error: 'LINK_INVALID' });

/** The target of a link in each language. */
export const LinkAddresses = z.object({ pl: LinkAddress, en: LinkAddress });
