/** RFC 5321: the longest part before the @. */
const LONGEST_LOCAL_PART = 64;
const LATIN_LETTER = /\p{Script=Latin}/u;
const OTHER_LETTER = /(?!\p{Script=Latin})\p{L}/u;
/** Latin letters that look like others: the dotless i and j, and those of phonetic writing. */
const DECEIVING_LETTER = /[ıȷ\u0250-\u02AF]/u;

/**
 * Whether an address may be another one in disguise, or one that no mail server takes: with letters of several scripts, with signs
 * that are only a form of another sign, or with a dot at the end of a part.
 */
export function isDeceivingEmail(address: string): boolean {
  const [local = '', domain = ''] = address.split('@');
  return (
    address.normalize('NFKC') !== address ||
    DECEIVING_LETTER.test(address) ||
    (LATIN_LETTER.test(address) && OTHER_LETTER.test(address)) ||
    local.length > LONGEST_LOCAL_PART ||
    domain.split('.').includes('')
  );
}
