import { createAgreement } from '@share/contract/areas/agreements/agreements.endpoints.ts';
import { createFaq } from '@share/contract/areas/faq/faq.endpoints.ts';
import { uploadFile, uploadPhoto } from '@share/contract/areas/files/files.endpoints.ts';
import {
  createOffer,
  deleteOffer,
  duplicateOffer,
  getOffer,
  updateOffer,
} from '@share/contract/areas/offers/offers.endpoints.ts';
import type { OfferInputDraft } from '@share/contract/areas/offers/offers.schemas.ts';
import { getPublicOffer } from '@share/contract/areas/offers/public-offers.endpoints.ts';
import { createSectionPattern } from '@share/contract/areas/offers/section-patterns.endpoints.ts';
import { createPage, pageEndpoints } from '@share/contract/areas/pages/pages.endpoints.ts';
import { sql } from 'drizzle-orm';
import { afterEach, describe, expect, test } from 'vitest';
import { anAgreementInput } from '../../testing/content/agreements.ts';
import { both } from '../../testing/content/content-inputs.ts';
import { aFaqInput } from '../../testing/content/faq.ts';
import { aDocument } from '../../testing/files/documents.ts';
import { aPicture } from '../../testing/files/pictures.ts';
import { appForAllTests, callerForAllTests } from '../../testing/for-all-tests.ts';
import {
  aDescription,
  anElement,
  anOfferAgreementInput,
  anOfferInput,
  aSection,
  type ElementDraft,
} from '../../testing/offers.ts';
import { aPageInput } from '../../testing/pages.ts';
import { aUser, bearerOf } from '../../testing/people.ts';

const app = appForAllTests();
const staff = callerForAllTests(app, 'super admin');
afterEach(() => app.setClock(null));

type Fields = Partial<OfferInputDraft>;

const forUsers = { userMustBeLoggedIn: true };
const forInvestors = { userMustBeLoggedIn: true, userMustInvest: true };
const PUBLIC = { status: 200, cache: 'public, max-age=300' };
const FOR_ONE = { status: 200, cache: 'private, no-store' };
const refused = expect.objectContaining({ status: 404 });

const fetchFile = async (url: string, headers: Record<string, string> = {}) => {
  const { statusCode, headers: answered } = await app.app.http.inject({ method: 'GET', url, headers });
  return { status: statusCode, cache: answered['cache-control'] };
};
const upload = async () => {
  const body = { fileName: 'Prognoza (1).pdf', base64: aDocument.pdf.toString('base64') };
  return (await staff(uploadFile, { body })).data.url;
};
const linkTo = (url: string) => ({
  pl: `<p>Zobacz <a href="${url}" rel="noopener noreferrer">prognozę</a></p>`,
  en: '<p>None</p>',
});
const textWith = (url: string, fields: Partial<ElementDraft<'text'>> = {}) =>
  anElement('text', { data: { content: linkTo(url) }, ...fields });

/** Every place of an offer with a rich text that may be hidden from somebody. */
const places: Record<string, (url: string, closed: object) => Fields> = {
  'a text': (url, closed) => ({ sections: [aSection(textWith(url, closed))] }),
  'a table': (url, closed) => {
    const cells = [{ value: linkTo(url) }];
    const rows = [{ backgroundColor: '#fff6f6', textColor: '#9f3a38', cells }];
    return {
      sections: [
        aSection(anElement('table', { data: { columns: [{ name: both('Dom') }], rows }, ...closed })),
      ],
    };
  },
  'a timeline': (url, closed) => {
    const stages = [{ isCurrent: true, label: both('Etap'), date: both('Lato'), content: linkTo(url) }];
    return { sections: [aSection(anElement('timeline', { data: { stages }, ...closed }))] };
  },
  'an element within another': (url, closed) => ({
    sections: [aSection(anElement('text', { children: [textWith(url, closed)] }))],
  }),
  'an element within one that is closed': (url, closed) => ({
    sections: [aSection(anElement('text', { ...closed, children: [textWith(url)] }))],
  }),
  'a description': (url, closed) => ({ descriptions: [aDescription({ content: linkTo(url), ...closed })] }),
};
/** Texts that everybody reads while the offer is visible. */
const openPlaces: Record<string, (url: string) => Fields> = {
  ...Object.fromEntries(Object.entries(places).map(([name, make]) => [name, (url) => make(url, {})])),
  'the main description': (url) => ({ mainDescription: linkTo(url) }),
  'the tenants': (url) => ({ tenants: linkTo(url) }),
};

const create = async (fields: Fields) => (await staff(createOffer, { body: anOfferInput(fields) })).data;
const save = async (id: number, fields: Fields) =>
  (await staff(updateOffer, { params: { id }, body: anOfferInput(fields) })).data;
const publicly = async (id: number, by = staff) =>
  JSON.stringify((await by(getPublicOffer, { params: { idOrSlug: id } })).data);
/** The address of the only link of an offer, as the public site shows it. */
async function shownUrl(id: number): Promise<string> {
  const [, href] = /<a href=\\"([^"\\]+)\\"/.exec(await publicly(id)) ?? [];
  if (!href) throw new Error('The offer has no link');
  return href.replaceAll('&amp;', '&');
}

describe.each(Object.entries(places))('a document to which %s links', (_, fields) => {
  test('is public in a part for everybody, and closed in one for users or investors', async () => {
    const url = await upload();
    const { id } = await create(fields(url, {}));
    expect(await fetchFile(url)).toEqual(PUBLIC);
    expect(await shownUrl(id)).toBe(url);
    for (const closed of [forUsers, forInvestors]) {
      await save(id, fields(url, closed));
      expect(await fetchFile(url)).toEqual(refused);
      const signed = await shownUrl(id);
      expect(signed).toContain(`${url}?expires=`);
      expect(await fetchFile(signed)).toEqual(FOR_ONE);
    }
    await save(id, fields(url, {}));
    expect(await fetchFile(url)).toEqual(PUBLIC);
  });

  test('has no address for whoever may not see that part', async () => {
    const url = await upload();
    const { id } = await create(fields(url, forInvestors));
    const key = url.split('/').at(3);
    expect(await publicly(id)).toContain(key);
    for (const viewer of [app.asVisitor, await app.as({ isAdmin: false })])
      expect(await publicly(id, viewer)).not.toContain(key);
  });
});

describe.each(Object.entries(openPlaces))('a document to which %s links', (_, fields) => {
  test('is withdrawn with the link, with the visibility of the offer and with the offer', async () => {
    const url = await upload();
    const { id } = await create(fields(url));
    for (const withdrawn of [{ tenants: { pl: '', en: '' } }, { ...fields(url), isVisible: false }]) {
      await save(id, withdrawn);
      expect(await fetchFile(url)).toEqual(refused);
      await save(id, fields(url));
      expect(await fetchFile(url)).toEqual(PUBLIC);
    }
    await save(id, { ...fields(url), isVisible: false });
    expect(await fetchFile(await shownUrl(id))).toEqual(FOR_ONE);
    await save(id, fields(url));
    await staff(deleteOffer, { params: { id } });
    expect(await fetchFile(url)).toEqual(refused);
  });
});

test('a signed address ends after ten minutes, and at once when no offer has the document', async () => {
  const url = await upload();
  const { id } = await create({ sections: [aSection(textWith(url, forUsers))] });
  const signed = await shownUrl(id);
  app.setClock(new Date(Date.now() + 602_000));
  expect(await fetchFile(signed)).toEqual(refused);
  app.setClock(null);
  expect(await fetchFile(signed)).toEqual(FOR_ONE);
  await save(id, { sections: [] });
  expect(await fetchFile(signed)).toEqual(refused);
});

test('a save without the tenants, which stay, closes nothing', async () => {
  const url = await upload();
  const { id } = await create({ tenants: linkTo(url) });
  await save(id, {});
  expect(await fetchFile(url)).toEqual(PUBLIC);
});

test('a copy of an offer keeps its documents when the original is gone', async () => {
  const url = await upload();
  const { id } = await create({ sections: [aSection(textWith(url, forUsers))] });
  const { data: copy } = await staff(duplicateOffer, { params: { id } });
  await staff(deleteOffer, { params: { id } });
  expect(await fetchFile(await shownUrl(copy.id))).toEqual(FOR_ONE);
});

describe('a document of a closed part', () => {
  const closed = async () => {
    const url = await upload();
    await create({ sections: [aSection(textWith(url, forInvestors))] });
    expect(await fetchFile(url)).toEqual(refused);
    return url;
  };

  test.each<[string, (url: string) => Promise<unknown>]>([
    ['a question', (url) => staff(createFaq, { body: aFaqInput({ answer: linkTo(url) }) })],
    ['a page', (url) => staff(createPage, { body: aPageInput({ content: linkTo(url) }) })],
    ['an agreement', (url) => staff(createAgreement, { body: anAgreementInput({ content: linkTo(url) }) })],
    [
      'an agreement of a hidden offer',
      (url) => create({ isVisible: false, agreements: [anOfferAgreementInput({ content: linkTo(url) })] }),
    ],
    ...['static_contents.content', 'email_templates.body'].map(
      (place): [string, (url: string) => Promise<unknown>] => {
        const [table = '', column = ''] = place.split('.');
        return [
          place,
          (url) =>
            app.context.db.execute(
              sql`UPDATE ${sql.identifier(table)} SET ${sql.identifier(column)} = ${JSON.stringify(linkTo(url))}::jsonb
              WHERE id = (SELECT min(id) FROM ${sql.identifier(table)})`,
            ),
        ];
      },
    ),
    [
      'an agreement as somebody accepted it',
      async (url) => {
        const { id } = await aUser(app.context, {});
        await app.context.db.execute(sql`
          INSERT INTO user_agreements
            (user_id, target, type, is_required, is_accepted, name, content, content_sha256, created_at)
          VALUES (${id}, 'contact', 'other', true, true, '{}', ${JSON.stringify(linkTo(url))}::jsonb,
            encode(sha256(convert_to(${url}, 'UTF8')), 'hex'), now())`);
      },
    ],
  ])('is public while %s links to it, too', async (_, link) => {
    const url = await closed();
    await link(url);
    expect(await fetchFile(url)).toEqual(PUBLIC);
  });

  test('is not opened by texts that nobody sees', async () => {
    const url = await closed();
    await staff(createFaq, { body: aFaqInput({ active: false, answer: linkTo(url) }) });
    const later = { visibleFrom: '2099-01-01 00:00:00', content: linkTo(url) };
    await staff(createPage, { body: aPageInput(later) });
    await create({ isVisible: false, mainDescription: linkTo(url) });
    expect(await fetchFile(url)).toEqual(refused);
  });

  test('is fetched at the same address by staff who may read offers, and by no other person', async () => {
    const url = await closed();
    const fetchAs = async (account: Parameters<typeof aUser>[1]) =>
      fetchFile(url, { authorization: await bearerOf(app.context, await aUser(app.context, account)) });
    expect(await fetchAs({ can: ['admin:offer:get'] })).toEqual(FOR_ONE);
    expect(await fetchAs({ can: ['admin:offer:edit'] })).toEqual(FOR_ONE);
    expect(await fetchAs({ can: ['admin:offer:create'] })).toEqual(refused);
    expect(await fetchAs({ can: ['admin:faq:edit'] })).toEqual(refused);
    expect(await fetchAs({ isAdmin: false })).toEqual(refused);
    // The refusal makes the client renew its session.
    expect((await fetchFile(url, { authorization: 'Bearer unknown' })).status).toBe(401);
  });
});

test('the office reads and stores the plain address, also of a text that the public site has shown', async () => {
  const url = await upload();
  const { id } = await create({ sections: [aSection(textWith(url, forInvestors))] });
  const read = (await staff(getOffer, { params: { idOrSlug: id } })).data;
  const stored = (await save(id, { sections: read.sections } as Fields)).sections;
  expect(stored).toEqual(read.sections);
  const signed = (await shownUrl(id)).replaceAll('&', '&amp;');
  for (const sent of [signed, `https://example.com${signed}`]) {
    const { sections } = await save(id, { sections: [aSection(textWith(sent, forInvestors))] });
    const plain = sent.slice(0, sent.indexOf('?'));
    expect(sections[0]?.elements[0]?.data).toEqual({ content: linkTo(plain) });
    expect(await fetchFile(url)).toEqual(refused);
  }
});

test('a picture in a closed text stays public', async () => {
  const body = { fileName: 'dom.png', base64: (await aPicture.png()).toString('base64') };
  const { url } = (await staff(uploadPhoto, { body })).data;
  const content = { pl: `<p><img src="${url}" alt="" /></p>`, en: '<p>None</p>' };
  const { id } = await create({
    sections: [aSection(anElement('text', { data: { content }, ...forInvestors }))],
  });
  expect(await fetchFile(url)).toEqual({ status: 200, cache: 'public, max-age=31536000, immutable' });
  expect(await publicly(id)).not.toContain('signature');
});

test('a link opens no attachment of a page that is not shown', async () => {
  const file = { fileName: 'plan.pdf', base64: aDocument.pdf.toString('base64') };
  const input = aPageInput({ attachments: [{ displayName: 'Plan', file }] });
  const { data: page } = await staff(createPage, { body: input });
  const { url = '', fileId = 0 } = page.attachments[0] ?? {};
  expect(await fetchFile(url)).toEqual(PUBLIC);
  await staff(pageEndpoints.update, {
    params: { id: page.id },
    body: { ...input, active: false, attachments: [{ displayName: 'Plan', file: { fileId } }] },
  });
  const { id } = await create({ mainDescription: linkTo(url) });
  await staff(createFaq, { body: aFaqInput({ answer: linkTo(url) }) });
  expect(await fetchFile(url)).toEqual(refused);
  await save(id, { sections: [aSection(textWith(url, forUsers))] });
  expect(await fetchFile(await shownUrl(id))).toEqual(refused);
});

test('a document of a pattern is for the office, and for visitors only in an offer', async () => {
  const url = await upload();
  await staff(createSectionPattern, { body: { name: 'Prognoza', section: aSection(textWith(url)) } });
  expect(await fetchFile(url)).toEqual(refused);
  const editor = await aUser(app.context, { can: ['admin:offer:edit'] });
  const authorization = await bearerOf(app.context, editor);
  expect(await fetchFile(url, { authorization })).toEqual(FOR_ONE);
  await create({ sections: [aSection(textWith(url))] });
  expect(await fetchFile(url)).toEqual(PUBLIC);
});
