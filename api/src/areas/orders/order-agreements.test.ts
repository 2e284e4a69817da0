import { placeManualOrder } from '@share/contract/areas/orders/orders.endpoints.ts';
import type { ManualOrderInput } from '@share/contract/areas/orders/orders.schemas.ts';
import { afterEach, describe, expect, test } from 'vitest';
import { aManualOrder, anOffer } from '../../testing/books.ts';
import { appForAllTests, callerForAllTests } from '../../testing/for-all-tests.ts';
import { checkBooks } from './books-check.ts';

const app = appForAllTests();
const staff = callerForAllTests(app, 'super admin');
afterEach(async () => expect(await checkBooks(app.context.db)).toEqual([]));

describe('ORD-51 every required agreement of the offer has to be accepted', () => {
  const scene = { agreements: [{ required: true }, { required: false }, { required: true, active: false }] };
  type Answers = (ids: number[]) => ManualOrderInput['agreements'];
  test.each<[string, Answers, string[]]>([
    ['accepted', ([first = 0]) => [{ agreement: first, isAccepted: true }], []],
    ['not mentioned', () => [], ['IS_REQUIRED at agreements']],
    [
      'not accepted',
      ([first = 0, second = 0]) => [
        { agreement: second, isAccepted: true },
        { agreement: first, isAccepted: false },
      ],
      ['IS_REQUIRED at agreements.1.isAccepted'],
    ],
    [
      'contradicted',
      ([first = 0]) => [
        { agreement: first, isAccepted: true },
        { agreement: first, isAccepted: false },
      ],
      ['IS_REQUIRED at agreements.1.isAccepted'],
    ],
    [
      'said not to be required',
      ([first = 0]) => [{ agreement: first, isAccepted: false, isRequired: false }],
      ['IS_REQUIRED at agreements.0.isAccepted'],
    ],
    [
      'accepted beside an inactive one',
      ([first = 0, , third = 0]) => [
        { agreement: first, isAccepted: true },
        { agreement: third, isAccepted: true },
      ],
      ['AGREEMENT_NOT_EXISTS at agreements.1.agreement'],
    ],
    [
      'accepted beside one that is not the offer’s',
      ([first = 0]) => [
        { agreement: 9_999, isAccepted: true },
        { agreement: first, isAccepted: true },
      ],
      ['AGREEMENT_NOT_EXISTS at agreements.0.agreement'],
    ],
  ])('%s', async (_, answersFor, reasons) => {
    const offer = await anOffer(app.context, scene);
    const agreements = answersFor(offer.agreements.map(({ id }) => id));
    const answer = await staff(placeManualOrder, { body: aManualOrder(offer, { agreements }) });
    expect(answer.errors.map(({ code, path }) => `${code} at ${path}`)).toEqual(reasons);
  });
});
