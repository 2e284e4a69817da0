/** Names under which only browsers on the same machine reach a server. */
const THIS_MACHINE = /^(?:localhost|127(?:\.\d{1,3}){3}|\[?::1\]?)$/i;

interface Reach {
  HOST?: string;
  PUBLIC_URL?: string;
  PUBLIC_SITE_URL?: string;
  TRUSTED_PROXIES?: string;
  FIRST_ADMIN_EMAIL?: string;
}

/**
 * What makes a server more than a trial on one machine, as `VARIABLE=value`, or null. Such a server must have no account whose
 * password is published.
 */
export function reasonAgainstDemo(variables: Reach): string | null {
  const { HOST = 'localhost', TRUSTED_PROXIES, FIRST_ADMIN_EMAIL } = variables;
  if (!THIS_MACHINE.test(HOST)) return `HOST=${HOST}`;
  for (const name of ['PUBLIC_URL', 'PUBLIC_SITE_URL'] as const) {
    const value = variables[name];
    if (value && !THIS_MACHINE.test(URL.parse(value)?.hostname ?? '')) return `${name}=${value}`;
  }
  if (TRUSTED_PROXIES) return `TRUSTED_PROXIES=${TRUSTED_PROXIES}`;
  return FIRST_ADMIN_EMAIL ? 'FIRST_ADMIN_EMAIL' : null;
}
