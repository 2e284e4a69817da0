import type { AgreementInput, AgreementView } from '@share/contract/areas/agreements/agreements.schemas.ts';
import type { SeriesInput, SeriesView } from '@share/contract/areas/series/series.schemas.ts';
import type { Page } from 'playwright';
import { anAgreementInput } from '../../api/src/testing/content/agreements.ts';
import { aSeriesInput } from '../../api/src/testing/series.ts';
import { accessTokenOf } from './support/accounts.ts';

/** A part of a name that no other record has. */
export const unique = () => crypto.randomUUID().slice(0, 8);

/** Calls the API with the session of that page. */
export async function callApi<Data>(
  page: Page,
  method: 'GET' | 'POST' | 'PUT' | 'DELETE',
  path: string,
  body?: unknown,
): Promise<Data> {
  const token = await accessTokenOf(page);
  const answer = await page.request.fetch(`/api${path}`, {
    method,
    headers: { Authorization: `Bearer ${token}` },
    ...(body === undefined ? {} : { data: body }),
  });
  const { data } = (await answer.json()) as { data: Data };
  if (!answer.ok()) throw new Error(`${method} ${path}: ${await answer.text()}`);
  return data;
}

/** Creates a share series; its names are `name` in Polish and `name EN` in English. */
export const aSeries = (page: Page, name: string, fields: Partial<SeriesInput> = {}): Promise<SeriesView> =>
  callApi(
    page,
    'POST',
    '/admin/share/series',
    aSeriesInput({
      name: { pl: name, en: `${name} EN` },
      displayName: { pl: 'Apartamenty', en: 'Apartments' },
      limit: 1_000,
      pricePerShare: 250.5,
      allowOnlinePayments: true,
      ...fields,
    }),
  );

/** Creates an agreement; its names are `name` in Polish and `name EN` in English. */
export const anAgreement = (
  page: Page,
  name: string,
  fields: Partial<AgreementInput> = {},
): Promise<AgreementView> =>
  callApi(
    page,
    'POST',
    '/admin/agreements',
    anAgreementInput({ name: { pl: name, en: `${name} EN` }, type: 'terms', ...fields }),
  );
