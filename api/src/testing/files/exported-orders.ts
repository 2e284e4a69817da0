import { exportOrders } from '@share/contract/areas/orders/orders.endpoints.ts';
import type { Endpoint } from '@share/contract/shared/endpoint.ts';
import { type ListState, writeListState } from '@share/contract/shared/lists/list.ts';
import type { ExportEndpoint, ExportInput } from '@share/contract/shared/lists/list-export.ts';
import { eq } from 'drizzle-orm';
import { beforeAll } from 'vitest';
import { auditEntries } from '../../platform/records/audit.ts';
import { anOffer, anOrder, aSeries } from '../books.ts';
import { appForAllTests } from '../for-all-tests.ts';
import { aUser, bearerOf } from '../people.ts';

/** Names that an investor may have typed. */
export const hostile = ['=HYPERLINK("http://evil.example.com","x")', '@SUM(1+1)', '-2+3', '+48', 'a;"b",c'];

export const columns: ExportInput['columns'] = [
  { name: 'id', header: 'Numer' },
  { name: 'userName', header: 'Imię i nazwisko' },
  { name: 'date', header: 'Data' },
  { name: 'quantity', header: 'Liczba udziałów' },
  { name: 'status', header: 'Status', words: { new: 'Oczekujące', paid: 'Opłacone' } },
  { name: 'amount', header: 'Łączna kwota' },
];

interface Asked {
  body?: Partial<ExportInput>;
  state?: Partial<ListState>;
  authorization?: string;
  language?: string;
}

/** Orders of investors with hostile names, and a clerk who exports them, for all tests of a file. */
export function exportedOrders() {
  const app = appForAllTests();
  const clerk = {} as { id: number; authorization: string };

  beforeAll(async () => {
    const { context } = app;
    app.setClock(new Date('2026-01-15T23:30:00Z'));
    const { id: seriesId } = await aSeries(context, { pricePerShare: '1234.56' });
    const of = await anOffer(context, { seriesId });
    for (const [at, lastName] of hostile.entries()) {
      const email = `${at}@example.com`;
      await aUser(context, { email, firstName: '', lastName, isAdmin: false });
      await anOrder(context, { of, email, quantity: at + 1, status: at === 0 ? 'paid' : 'new' });
    }
    const user = await aUser(context, { can: ['admin:order:list'] });
    Object.assign(clerk, { id: user.id, authorization: await bearerOf(context, user) });
  });

  const urlOf = (endpoint: Endpoint & Pick<ExportEndpoint, 'list'>, state: Partial<ListState> = {}) =>
    `/api${endpoint.path.replace(':id', '1')}?${new URLSearchParams(
      writeListState(endpoint.list, {
        filters: {},
        pageNumber: 1,
        pageSize: 20,
        order: endpoint.list.defaultOrder,
        ...state,
      }),
    )}`;

  const ask = ({ body, state, authorization = clerk.authorization, language = 'pl' }: Asked = {}) =>
    app.app.http.inject({
      method: 'POST',
      url: urlOf(exportOrders, state),
      headers: { authorization, 'content-type': 'application/json', 'content-language': language },
      payload: JSON.stringify({ format: 'xlsx', columns, ...body }),
    });

  const linesOf = async (asked: Asked = {}): Promise<string[][]> => {
    const { payload } = await ask({ ...asked, body: { format: 'csv', ...asked.body } });
    return payload
      .replace(/^\uFEFF/, '')
      .split('\r\n')
      .map((line) => line.split(';'));
  };
  const idsIn = (lines: string[][]) =>
    lines
      .slice(
        1,
        lines.findIndex(([first]) => first === ''),
      )
      .map(([id]) => Number(id));

  const entriesOf = async (actorId: number) =>
    (await app.context.db.select().from(auditEntries).where(eq(auditEntries.actorId, actorId)))
      .filter(({ entity }) => entity === 'list')
      .map(({ action, after }) => ({ action, after }));

  return { app, clerk, urlOf, ask, linesOf, idsIn, entriesOf };
}
