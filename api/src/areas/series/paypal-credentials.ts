import {
  type PayPalCredentials,
  type PayPalCredentialsInput,
  SECRET_MASK,
} from '@share/contract/areas/series/series.schemas.ts';
import type { Services } from '../../platform/context.ts';
import type { Db } from '../../platform/database/database.ts';
import { noteChange } from '../../platform/four-eyes/changes.ts';
import { Refusal } from '../../platform/refusal.ts';
import { isNewSecret, missingCredentials } from './series.rules.ts';

export type StoredSecrets = { productionClientSecret: string | null; sandboxClientSecret: string | null };

/**
 * The columns of the secrets of one row. New secrets are encrypted for that row, removed ones are null, and unchanged ones are not in
 * the result (R25).
 */
export function sealSecrets(
  tx: Db,
  { secrets }: Pick<Services, 'secrets'>,
  { entity, id }: { entity: 'series' | 'payPalConfig'; id: number },
  credentials: PayPalCredentialsInput,
): Partial<StoredSecrets> {
  const seal = (name: keyof StoredSecrets) => {
    const secret = credentials[name];
    if (secret === null) return { [name]: null };
    return isNewSecret(secret) ? { [name]: secrets.seal(secret, `${entity}:${name}:${id}`) } : {};
  };
  const sealed: Partial<StoredSecrets> = {
    ...seal('productionClientSecret'),
    ...seal('sandboxClientSecret'),
  };
  // The audit trail shows the same mask for the former secret and for the new one.
  const shown = Object.entries(sealed).map(([name, secret]) => [name, secret === null ? '' : SECRET_MASK]);
  const after = { [credentialsOf[entity]]: Object.fromEntries(shown) };
  if (shown.length > 0) noteChange(tx, { action: `${entity}.update`, entity, id, after });
  return sealed;
}

/** The field of the credentials in the views of these records. */
const credentialsOf = { series: 'payPalCredentials', payPalConfig: 'defaultCredentials' } as const;

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

/** A refusal for each part of the credentials that the chosen mode needs and that is neither sent nor stored, or is to be removed. */
export const refusalsOfMissingCredentials = (
  field: string,
  credentials: PayPalCredentialsInput,
  stored: StoredSecrets,
): Refusal[] =>
  missingCredentials(credentials, stored).map((name) => new Refusal('IS_REQUIRED', `${field}.${name}`));
