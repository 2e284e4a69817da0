import type { Context } from '../../platform/context.ts';

type Library = typeof import('@simplewebauthn/server');

/** Asks the library, which throws for whatever does not fit: then null. Loaded with the first passkey, since it takes a while. */
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
