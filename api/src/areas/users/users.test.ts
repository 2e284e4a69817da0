import { listUserRoles } from '@share/contract/areas/roles/role-users.endpoints.ts';
import { resetPassword } from '@share/contract/areas/sessions/sessions.endpoints.ts';
import { listUserEmails, MOST_USER_EMAILS } from '@share/contract/areas/users/user-emails.endpoints.ts';
import * as endpoints from '@share/contract/areas/users/users.endpoints.ts';
import type { UserCreateInput } from '@share/contract/areas/users/users.schemas.ts';
import type { PermissionKey } from '@share/contract/shared/permissions.ts';
import { eq, sql } from 'drizzle-orm';
import { describe, expect, test } from 'vitest';
import { appForAllTests, callerForAllTests } from '../../testing/for-all-tests.ts';
import { mailTo } from '../../testing/mail/queued-mail.ts';
import { anInvestor, aUser } from '../../testing/people.ts';
import { readAudit } from '../../testing/read-audit.ts';
import { anEdit, aRole } from '../../testing/rights.ts';
import { users } from './users.tables.ts';

const SITE = 'https://www.example.com/pl';
const app = appForAllTests({ PUBLIC_SITE_URL: SITE });
const call = callerForAllTests(app, 'super admin');

const STAFF_PATTERN = 'http://127.0.0.1:3000/set-password/:resetPasswordToken';
const INVESTOR_PATTERN = `${SITE}/set-password/:token`;

const anInput = (fields: Partial<UserCreateInput> = {}): UserCreateInput => ({
  email: `${crypto.randomUUID()}@Example.com`,
  firstName: 'Ewa',
  lastName: 'Lis',
  position: 'Clerk',
  isAdmin: true,
  resetPasswordUrlPattern: STAFF_PATTERN,
  ...fields,
});
const create = async (fields: Partial<UserCreateInput> = {}) =>
  (await call(endpoints.createUser, { body: anInput(fields) })).data;
const read = async (id: number) => (await call(endpoints.getUser, { params: { id } })).data;

describe('creating', () => {
  test('USR-08 to USR-15 a new member of staff is invited, and the link sets the first password', async () => {
    const created = await create();
    expect(created).toMatchObject({
      state: 'invited',
      userType: 'staff',
      active: true,
      isSuperAdmin: false,
      email: created.email.toLowerCase(),
      position: 'Clerk',
    });
    const [mail] = await mailTo(app.context, created.email);
    const [, token = ''] = /http:\/\/127\.0\.0\.1:3000\/set-password\/([\w-]+)/.exec(mail?.body ?? '') ?? [];
    await app.asVisitor(resetPassword, { body: { token, newPassword: 'New1Password' } });
    expect(await read(created.id)).toMatchObject({ state: 'active', invitation: null });
  });

  test('USR-14 the link of an investor leads to the public site; a pattern of the other kind is refused', async () => {
    const created = await create({ isAdmin: false, resetPasswordUrlPattern: INVESTOR_PATTERN });
    expect(created.userType).toBe('investor');
    expect((await mailTo(app.context, created.email))[0]?.body).toContain(`${SITE}/set-password/`);
    for (const resetPasswordUrlPattern of [
      INVESTOR_PATTERN,
      'https://evil.example.com/set-password/:resetPasswordToken',
      `${STAFF_PATTERN}?x=1`,
      'http://127.0.0.1:3000/reset-password/:resetPasswordToken',
    ]) {
      const { status, errors } = await call(endpoints.createUser, {
        body: anInput({ resetPasswordUrlPattern }),
      });
      expect([status, errors]).toMatchObject([
        422,
        [{ code: 'LINK_PATTERN_NOT_ALLOWED', path: 'resetPasswordUrlPattern' }],
      ]);
    }
  });

  test('USR-10, USR-11, USR-25 names and e-mail are checked together; the position may be empty', async () => {
    const { errors } = await call(endpoints.createUser, {
      body: anInput({ firstName: ' ', lastName: '', email: 'nobody', position: '' }),
    });
    expect(errors.map(({ code, path }) => [path, code])).toEqual([
      ['email', 'EMAIL_INVALID_FORMAT'],
      ['firstName', 'FIRST_NAME_IS_EMPTY'],
      ['lastName', 'LAST_NAME_IS_EMPTY'],
    ]);
    expect((await create({ position: '' })).position).toBe('');
  });

  test('USR-26 a taken e-mail is refused at its field, whatever its case, also by a change', async () => {
    const { email } = await create({ email: 'Taken@Example.com' });
    const again = await call(endpoints.createUser, { body: anInput({ email: email.toUpperCase() }) });
    expect(again.errors).toMatchObject([{ code: 'USER:NOT_UNIQUE_USER', path: 'email' }]);
    const { id } = await create();
    const body = await anEdit(app.context, id, { email });
    expect((await call(endpoints.updateUser, { params: { id }, body })).errors).toMatchObject([
      { code: 'USER:NOT_UNIQUE_USER', path: 'email' },
    ]);
  });

  test('the first e-mail is in the language of the person', async () => {
    const { email } = await create({ language: 'en' });
    expect((await mailTo(app.context, email))[0]?.subject).toBe('Your account is ready');
  });

  describe('with a role', () => {
    const questions = async () => (await aRole(app.context, ['admin:faq:list'])).id;
    const rolesOf = async (id: number) => (await call(listUserRoles, { params: { id } })).data;
    const attempt = async (can: PermissionKey[], fields: Partial<UserCreateInput>) => {
      const weaker = await app.as({ can: ['admin:user:create', ...can] });
      const body = anInput(fields);
      const { codes } = await weaker(endpoints.createUser, { body });
      const found = await call(endpoints.listUsers, { list: { filters: { search: body.email } } });
      return [codes, found.data.items.length];
    };

    test('the new person has it from the start, and the journal says who gave it', async () => {
      const role = await questions();
      const { id, email } = await create({ role });
      expect((await rolesOf(id)).map((one) => one.id)).toEqual([role]);
      const given = await readAudit(app.context, sql`action = 'role.add-user' AND entity_id = ${role}`);
      expect(given).toMatchObject([{ after: { userId: id } }]);
      expect(await mailTo(app.context, email)).toHaveLength(1);
    });

    test('it needs the permission to give roles, and every permission of the role; else nobody is created', async () => {
      const role = await questions();
      expect(await attempt([], { role })).toEqual([['FORBIDDEN'], 0]);
      expect(await attempt(['admin:role:add-user'], { role })).toEqual([['PERMISSION_NOT_HELD'], 0]);
      expect(await attempt(['admin:role:add-user', 'admin:faq:list'], { role })).toEqual([[], 1]);
    });

    test('an investor gets none, and neither does anybody get a missing one', async () => {
      const role = await questions();
      const investor = { isAdmin: false, resetPasswordUrlPattern: INVESTOR_PATTERN };
      expect(await attempt(['admin:role:add-user', 'admin:faq:list'], { ...investor, role })).toEqual([
        ['USER_IS_NOT_ADMIN'],
        0,
      ]);
      expect(await attempt(['admin:role:add-user'], { role: 999_999 })).toEqual([['ROLE_NOT_EXISTS'], 0]);
    });
  });

  test('R6 the same request sent twice creates one user and sends one link', async () => {
    const body = anInput();
    const headers = { 'idempotency-key': crypto.randomUUID() };
    const [first, second] = [
      await call(endpoints.createUser, { body, headers }),
      await call(endpoints.createUser, { body, headers }),
    ];
    expect(second.data.id).toBe(first.data.id);
    expect(await mailTo(app.context, first.data.email)).toHaveLength(1);
  });
});

describe('the invitation', () => {
  const send = (id: number) =>
    call(endpoints.inviteUser, { params: { id }, body: { resetPasswordUrlPattern: STAFF_PATTERN } });

  test('is sent again after two minutes at the earliest, and ends the former link', async () => {
    const { id, email, invitation } = await create();
    app.setClock(new Date(Date.now() + 60_000));
    const tooSoon = (await send(id)).errors;
    expect(tooSoon).toMatchObject([{ code: 'LINK_JUST_SENT' }]);
    expect(Number(tooSoon[0]?.details?.secondsToWait)).toBeLessThanOrEqual(60);
    app.setClock(new Date(Date.now() + 180_000));
    const again = (await send(id)).data;
    app.setClock(null);
    expect(Date.parse(again?.invitation?.endsAt ?? '')).toBeGreaterThan(Date.parse(invitation?.endsAt ?? ''));
    const links = (await mailTo(app.context, email)).map(
      ({ body }) => /set-password\/([\w-]+)/.exec(body)?.[1] ?? '',
    );
    expect(new Set(links).size).toBe(2);
    const use = (token = '') =>
      app.asVisitor(resetPassword, { body: { token, newPassword: 'New1Password' } });
    expect((await use(links[1])).codes).toEqual(['RESET_TOKEN_NOT_VALID']);
    expect((await use(links[0])).status).toBe(200);
    expect((await send(id)).codes).toEqual(['USER_HAS_PASSWORD']);
  });

  test('is not sent to somebody inactive or deleted', async () => {
    const inactive = await aUser(app.context, { active: false });
    const deleted = await aUser(app.context, { deletedAt: new Date() });
    expect((await send(inactive.id)).codes).toEqual(['USER_IS_NOT_ACTIVE']);
    expect((await send(deleted.id)).codes).toEqual(['USER_IS_DELETED']);
    expect((await read(inactive.id)).whyNot.invite).toBe('USER_IS_NOT_ACTIVE');
  });
});

describe('changing', () => {
  const POLAND = 616;

  test('USR-44 every field is stored, the investor data nested and checked by country', async () => {
    const { id } = await create();
    const investorData = {
      phoneNumber: '+48 600 100 200',
      address: { address: 'Lipowa 1', zip: '00-950', city: 'Warszawa', state: null, country: POLAND },
      bankAccount: { country: POLAND, bankName: 'Bank', accountNumber: '61109010140000071219812874' },
    };
    const body = await anEdit(app.context, id, { position: 'Head', language: 'en', investorData });
    const { data } = await call(endpoints.updateUser, { params: { id }, body, ifMatch: 1 });
    expect(data).toMatchObject({
      version: 2,
      position: 'Head',
      language: 'en',
      investorData: {
        phoneNumber: '+48 600 100 200',
        address: { zip: '00-950', country: { id: POLAND } },
        bankAccount: { accountNumber: '61109010140000071219812874' },
      },
    });
    const wrong = {
      ...body,
      investorData: {
        ...investorData,
        address: { ...investorData.address, zip: '0' },
        bankAccount: { ...investorData.bankAccount, accountNumber: '1' },
      },
    };
    const refused = await call(endpoints.updateUser, { params: { id }, body: wrong });
    expect(refused.errors.map(({ code, path }) => [path, code])).toEqual([
      ['investorData.address.zip', 'POSTAL_CODE_INVALID'],
      ['investorData.bankAccount.accountNumber', 'BANK_ACCOUNT_ACCOUNT_NUMBER_IS_WRONG'],
    ]);
  });

  test('R7 a change that is based on an older version is refused with the name of who changed it', async () => {
    const { id } = await create();
    const save = async (lastName: string) =>
      call(endpoints.updateUser, {
        params: { id },
        ifMatch: 1,
        body: await anEdit(app.context, id, { lastName }),
      });
    expect((await save('A')).data.lastName).toBe('A');
    expect((await save('B')).errors).toMatchObject([
      { code: 'CHANGED_MEANWHILE', details: { changedBy: 'Anna Nowak', version: 2 } },
    ]);
    expect((await call(endpoints.deleteUser, { params: { id }, ifMatch: 1 })).status).toBe(412);
  });
});

test('USR-16 the e-mails to a user are listed, not those to a former account with the address', async () => {
  const former = await create();
  await call(endpoints.deleteUser, { params: { id: former.id } });
  const { id } = await create({ email: former.email });
  const listed = (await call(listUserEmails, { params: { id } })).data;
  expect(listed).toMatchObject([{ subject: 'Twoje konto jest gotowe', givenUpAt: null }]);
  expect((await call(listUserEmails, { params: { id: 999_999 } })).codes).toEqual(['USER_NOT_EXISTS']);
});

test('USR-16 the e-mails to a former address of the user stay listed', async () => {
  const { id, email } = await create();
  const body = await anEdit(app.context, id, { email: `new.${email}` });
  await call(endpoints.updateUser, { params: { id }, body });
  const subjects = (await call(listUserEmails, { params: { id } })).data.map(({ subject }) => subject);
  expect(subjects).toEqual([expect.stringMatching(/zmieni/i), 'Twoje konto jest gotowe']);
});

test('USR-16 of many e-mails to a user the newest are listed, as many as the screen says', async () => {
  const { id, email } = await create();
  await app.context.db.execute(sql`INSERT INTO emails (type, event, user_id, recipient, subject, due_at)
    SELECT 'order-created', 'many ' || nth, ${id}, ${email}, 'No. ' || nth, now()
    FROM generate_series(1, ${MOST_USER_EMAILS + 1}) nth`);
  const { data } = await call(listUserEmails, { params: { id } });
  expect([data.length, data[0]?.subject, data.at(-1)?.subject]).toEqual([
    MOST_USER_EMAILS,
    `No. ${MOST_USER_EMAILS + 1}`,
    'No. 2',
  ]);
});

describe('deleting', () => {
  test('USR-04 a deleted user stays for the books, read-only and out of the list; the address is free', async () => {
    const { id, email } = await create();
    expect((await call(endpoints.deleteUser, { params: { id } })).data).toBeNull();
    expect((await call(endpoints.deleteUser, { params: { id } })).codes).toEqual(['USER_ALREADY_DELETED']);
    expect(await read(id)).toMatchObject({ state: 'deleted', whyNot: { edit: 'USER_IS_DELETED' } });
    const body = await anEdit(app.context, id);
    expect((await call(endpoints.updateUser, { params: { id }, body })).codes).toEqual(['USER_IS_DELETED']);
    const find = async (filters = {}) =>
      (await call(endpoints.listUsers, { list: { filters: { search: email, ...filters } } })).data.items;
    expect(await find()).toEqual([]);
    expect((await find({ deleted: true })).map(({ state }) => state)).toEqual(['deleted']);
    const successor = await create({ email });
    expect(successor.id).not.toBe(id);
    const stored = await app.context.db.select().from(users).where(eq(users.email, email));
    expect(stored).toHaveLength(2);
  });

  test('an unknown user is not found', async () => {
    expect((await call(endpoints.deleteUser, { params: { id: 999_999 } })).codes).toEqual([
      'USER_NOT_EXISTS',
    ]);
  });

  test('the screen is given how many orders are open', async () => {
    const { id } = await anInvestor(app.context);
    expect((await read(id)).openOrders).toBe(0);
  });
});
