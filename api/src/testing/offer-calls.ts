import { createOffer, getOffer, updateOffer } from '@share/contract/areas/offers/offers.endpoints.ts';
import type { OfferInputDraft, OfferView } from '@share/contract/areas/offers/offers.schemas.ts';
import { anOfferInput } from './offers.ts';
import type { Caller } from './test-app.ts';

type Fields = Partial<OfferInputDraft>;

/** Creates, saves and reads offers as one caller. Tests give only the fields that matter to them. */
export const offerCalls = (call: Caller) => ({
  create: (fields: Fields = {}) => call(createOffer, { body: anOfferInput(fields) }),
  update: (id: number, fields: Fields = {}, ifMatch?: number) =>
    call(updateOffer, {
      params: { id },
      body: anOfferInput(fields),
      ...(ifMatch ? { ifMatch } : {}),
    }),
  read: async (id: number) => (await call(getOffer, { params: { idOrSlug: id } })).data as OfferView,
});

/**
 * The offer that reading must return after sending this: numbered from 1, without bytes of files, children without lists of
 * children.
 */
export function asRead<Sent>(sent: Sent): Sent {
  if (Array.isArray(sent)) {
    return sent.map((item, index) => ({ ...asRead(item), position: index + 1 })) as Sent;
  }
  if (typeof sent !== 'object' || sent === null) return sent;
  const fields = Object.entries(sent).filter(
    ([key, value]) => key !== 'file' && !(key === 'children' && value.length === 0),
  );
  return Object.fromEntries(fields.map(([key, value]) => [key, asRead(value)])) as Sent;
}
