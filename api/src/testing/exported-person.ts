import { exportPersonalData } from '@share/contract/areas/personal-data/personal-data.endpoints.ts';
import { type aUser, bearerOf } from './people.ts';
import type { TestApp } from './test-app.ts';

/** The answer to `staff` who exports the personal data of the person with this id. */
export async function exportedPerson(
  app: TestApp,
  id: number,
  staff: Awaited<ReturnType<typeof aUser>>,
  further: Record<string, string> = {},
) {
  const { statusCode, payload } = await app.app.http.inject({
    method: 'POST',
    url: `/api${exportPersonalData.path.replace(':id', `${id}`)}`,
    headers: { authorization: await bearerOf(app.context, staff), ...further },
  });
  return { statusCode, payload };
}
