import { type PayPalCredentials, SECRET_MASK } from '@share/contract/areas/series/series.schemas.ts';
import type { Services } from '../../platform/context.ts';
import { Refusal } from '../../platform/refusal.ts';
import { isNewSecret, missingCredentials } from './series.rules.ts';

export type StoredSecrets = { productionClientSecret: string | null; sandboxClientSecret: string | null };

/** The columns of the secrets of one row. New secrets are encrypted for that row; unchanged ones are not in the result (R25). */
export function sealSecrets(
  { secrets }: Pick<Services, 'secrets'>,
  { entity, id }: { entity: string; id: number },
  credentials: PayPalCredentials,
): Partial<StoredSecrets> {
  const seal = (name: keyof StoredSecrets) => {
    const secret = credentials[name];
    return isNewSecret(secret) ? { [name]: secrets.seal(secret, `${entity}:${name}:${id}`) } : {};
  };
  return { ...seal('productionClientSecret'), ...seal('sandboxClientSecret') };
}

/** Credentials as the API shows them: a mask in place of a stored secret. */
export function maskedCredentials(stored: PublicCredentials & StoredSecrets): PayPalCredentials {
  const mask = (secret: string | null) => (secret === null ? '' : SECRET_MASK);
  return {
    productionMode: stored.productionMode,
    productionClientId: stored.productionClientId,
    productionClientSecret: mask(stored.productionClientSecret),
    sandboxClientId: stored.sandboxClientId,
    sandboxClientSecret: mask(stored.sandboxClientSecret),
  };
}

/** The credentials without secrets. */
export type PublicCredentials = Omit<PayPalCredentials, keyof StoredSecrets>;

/**
 * A refusal for each secret that the chosen mode needs and that is neither sent nor stored; the mask does not count as a secret.
 */
export const refusalsOfMissingCredentials = (
  field: string,
  credentials: PayPalCredentials,
  stored: StoredSecrets,
): Refusal[] =>
  missingCredentials(credentials, stored).map((name) => new Refusal('IS_REQUIRED', `${field}.${name}`));
