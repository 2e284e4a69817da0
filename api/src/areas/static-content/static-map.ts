import {
  MAP_KEY,
  type StaticMapInput,
  type StaticMapView,
} from '@share/contract/areas/static-content/static-content.schemas.ts';
import { asc, eq, inArray } from 'drizzle-orm';
import type { Context } from '../../platform/context.ts';
import type { Db } from '../../platform/database/database.ts';
import { inTransaction } from '../../platform/database/transaction.ts';
import { audit } from '../../platform/records/audit.ts';
import { refuseIfStale } from '../../platform/records/stale.ts';
import { keepElement, type StoredItem, staticRecords, viewOf } from './static-content.reads.ts';
import { staticContents } from './static-content.tables.ts';

const fields = ['latitude', 'longitude', 'zoom'] as const;
type Field = (typeof fields)[number];
type Parts = Record<Field, StoredItem>;

const { entity } = staticRecords;
const action = `${entity}.update`;

export const readStaticMap = async ({ db }: Context): Promise<StaticMapView> => toView(await readParts(db));

/** Changes the three elements of the map together (STA-04). */
export const updateStaticMap = (
  context: Context,
  input: StaticMapInput,
  ifMatch: number | null,
): Promise<StaticMapView> =>
  inTransaction(context, async (tx) => {
    const stored = await readParts(tx, 'lock');
    const ids = fields.map((field) => stored[field].id);
    await refuseIfStale(tx, toView(stored).version, ifMatch, { action, entity, ids });
    for (const field of fields) await updatePart(tx, context, stored[field], inDigits(input[field]));
    return toView(await readParts(tx));
  });

async function updatePart(tx: Db, context: Context, stored: StoredItem, value: string): Promise<void> {
  const content = { pl: value, en: value };
  if (stored.content.pl === value && stored.content.en === value) return;
  const [changed] = await tx
    .update(staticContents)
    .set({ content, version: stored.version + 1 })
    .where(eq(staticContents.id, stored.id))
    .returning();
  if (!changed) throw new Error('A locked element was gone');
  const [before, after] = [await viewOf(stored, tx), await viewOf(changed, tx)];
  await audit(tx, context, { action, entity, id: stored.id, before, after });
  await keepElement({ tx, context }, before, after);
}

/** The version of the map is the sum of those of its parts, so each change of a part raises it. */
function toView({ latitude, longitude, zoom }: Parts): StaticMapView {
  return {
    version: latitude.version + longitude.version + zoom.version,
    latitude: Number(latitude.content.pl),
    longitude: Number(longitude.content.pl),
    zoom: Number(zoom.content.pl) as StaticMapView['zoom'],
  };
}

async function readParts(db: Db, manner: 'read' | 'lock' = 'read'): Promise<Parts> {
  const keys = fields.map((field) => `${MAP_KEY}.${field}`);
  const parts = db
    .select()
    .from(staticContents)
    .where(inArray(staticContents.key, keys))
    .orderBy(asc(staticContents.id));
  const found = await (manner === 'lock' ? parts.for('update') : parts);
  return Object.fromEntries(
    fields.map((field) => {
      const part = found.find(({ key }) => key === `${MAP_KEY}.${field}`);
      if (!part) throw new Error(`The element ${field} of the map is missing`);
      return [field, part];
    }),
  ) as Parts;
}

/** Six decimals are a tenth of a metre. */
const inDigits = (value: number): string => String(Number(value.toFixed(6)));
