import { afterAll, beforeAll } from 'vitest';
import type { AnAccount } from './people.ts';
import { aTestApp, type Caller, type TestApp } from './test-app.ts';

/** One application for all tests of a file. */
export function appForAllTests(variables: Record<string, string> = {}): TestApp {
  const app = {} as TestApp;
  beforeAll(async () => {
    Object.assign(app, await aTestApp(variables));
  });
  afterAll(() => app.close());
  return app;
}

/** Calls in the session of one person, for all tests of a file. */
export function callerForAllTests(app: TestApp, account: AnAccount | 'super admin'): Caller {
  let call: Caller;
  beforeAll(async () => {
    call = await app.as(account);
  });
  return (endpoint, request) => call(endpoint, request);
}
