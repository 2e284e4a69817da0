import type { Context } from '../../platform/context.ts';

type Library = typeof import('@simplewebauthn/server');

/**
 * Verifies with the library; null where it throws, because the passkey does not fit. It is loaded with the first passkey,
 * because that takes a while.
 */
export async function verifiedOrNull<Verified>(
  { log }: Context,
  verify: (library: Library) => Promise<Verified>,
): Promise<Verified | null> {
  const library = await import('@simplewebauthn/server');
  try {
    return await verify(library);
  } catch (error) {
    log.info({ err: error }, 'a passkey was refused');
    return null;
  }
}
