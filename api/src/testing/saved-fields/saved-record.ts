import type { Endpoint } from '@share/contract/shared/endpoint.ts';
import { noFourEyes } from '@share/contract/shared/four-eyes/four-eyes.ts';
import { aDocument } from '../files/documents.ts';
import { aSentPicture } from '../slides.ts';
import type { Caller, TestApp } from '../test-app.ts';
import { type Given, nodeIdAt, type Place } from './filled-body.ts';
import type { ReadAs } from './unread-fields.ts';

/** A super administrator, with a second factor, and an investor on the public site. */
interface People {
  staff: Caller;
  investor: Caller;
}

interface Prepared {
  /** The record that is changed, where `create` makes none. */
  id?: number | string;
  given?: Given;
}

/** The endpoints that create and change a record, and how it is read again. */
export interface SavedRecord {
  create?: Endpoint;
  update?: Endpoint;
  get: Endpoint;
  by?: keyof People;
  /** Makes what must be there before. */
  prepare?: (app: TestApp, people: People) => Promise<Prepared>;
  given?: Given;
  /** The record in what `get` answers, by default all of it. */
  find?: (answer: never, id: number | string) => unknown;
  readAs?: ReadAs;
  /** Fields that are not read as they were sent, each with the reason. */
  notRead?: Readonly<Record<string, string>>;
}

/** Values that follow the round. */
export const inRounds =
  (...values: readonly unknown[]) =>
  ({ round }: Place) =>
    values[round];

/** Uses the same value in both rounds, because no other one is valid. */
export const always = (value: unknown) => () => value;

const placeInList = ({ path, round }: Place) =>
  Number(path.findLast((step) => typeof step === 'number') ?? round) + 1;

const document = { fileName: 'a.pdf', base64: aDocument.pdf.toString('base64') };

/** For all records. Postal codes and accounts fit their country: Poland, then Germany. */
export const givenToAll = async (): Promise<Given> => {
  const picture = await aSentPicture();
  return {
    id: nodeIdAt,
    position: placeInList,
    image: always(picture),
    file: always(document),
    '[gallery].data.items.*.file': always(picture),
    '[image].data.file': always(picture),
    visibleUntil: inRounds('2031-01-01 00:00:00', '2031-01-02 00:00:00'),
    availableTo: inRounds('2031-01-01 00:00:00', '2031-01-02 00:00:00'),
    country: inRounds(616, 276),
    state: inRounds(61_601_336, null),
    zip: inRounds('00-950', '10115'),
    ownAccounts: inRounds('61109010140000071219812874', 'DE89370400440532013000'),
    // Nothing that these tests save needs a second person, nor does a change to less.
    fourEyes: always({ ...noFourEyes, acceptanceAbove: 9_000_000, payouts: true }),
    accountNumber: inRounds('61109010140000071219812874', 'DE89370400440532013000'),
    virtualPrefix: inRounds('102055581234', '109010144321'),
  };
};

/** How files are read; their bytes are not. */
export const filesReadAs: ReadAs = { image: 'imageUrl', file: 'fileId' };
