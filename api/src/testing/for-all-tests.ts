import { afterAll, beforeAll } from 'vitest';
import type { AnAccount } from './people.ts';
import { aTestApp, type Caller, type TestApp } from './test-app.ts';

/** The application for the tests of one file: it is there from the first of them to the last. */
export function appForAllTests(variables: Record<string, string> = {}): TestApp {
  const app = {} as TestApp;
  beforeAll(async () => {
    Object.assign(app, await aTestApp(variables));
  });
  afterAll(() => app.close());
  return app;
}

/** Calls with the session of one person in all tests of a file. */
export function callerForAllTests(app: TestApp, account: AnAccount | 'super admin'): Caller {
  let call: Caller;
  beforeAll(async () => {
    call = await app.as(account);
  });
  return (endpoint, request) => call(endpoint, request);
}
