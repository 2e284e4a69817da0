import { playwright } from '@vitest/browser-playwright';
import { defineConfig } from 'vitest/config';
import { chromiumOptions } from './admin/browser-tests/support/chromium.ts';

// Files below start real servers and databases, load them to the full or kill them, or watch the memory. They run alone: how soon a server stops
// is part of what they prove, and two at once on a busy machine took longer than allowed.
const runtimeTests = [
  'api/src/platform/embedded-postgres/**/*.test.ts',
  'api/src/main.test.ts',
  'api/src/frozen-database.test.ts',
  'api/src/kill-under-load.test.ts',
  'api/src/areas/ledger/orders*.races.test.ts',
  'api/src/areas/paypal/races/payments.races.test.ts',
  'api/src/**/*.kill.test.ts',
  'api/src/areas/paypal/races/last-shares.races.test.ts',
  'api/src/areas/ledger/place/changes-in-a-rush.races.test.ts',
  'api/src/areas/ledger/place/held-series.races.test.ts',
  'api/src/areas/ledger/emails/order-emails.down.test.ts',
  'api/src/areas/offers/documents/offer-documents.large.test.ts',
  'api/src/areas/settings/settings.processes.test.ts',
  'api/src/areas/statements/races/*.test.ts',
  'scripts/steps/*.test.ts',
];

// As api/src/main.ts does first.
const execArgv = ['--import', new URL('api/src/platform/database/quick-drizzle.ts', import.meta.url).href];

// How long a test may take says nothing about what it proves; this ends what hangs, on a machine with much else to do too. What a test itself waits
// for comes when it comes.
const patience = { testTimeout: 600_000, hookTimeout: 600_000, expect: { poll: { timeout: 60_000 } } };

// Everywhere but where processes are timed, files share a worker (isolate: false): no module of ours keeps anything, and
// reading them again for each file took longer than most tests.
export default defineConfig({
  test: {
    tags: [
      {
        name: 'essential',
        description: 'A test of processes or of the browser that every change must pass.',
      },
      {
        name: 'thorough',
        description: 'A test that takes long for the little it adds: `npm run test:all` runs it.',
      },
    ],
    projects: [
      {
        test: {
          name: 'contract',
          include: ['contract/src/**/*.test.ts'],
          isolate: false,
          ...patience,
          sequence: { groupOrder: 0 },
        },
      },
      {
        // One of the static checks (scripts/steps/static-checks.mjs), not of a suite.
        test: {
          name: 'structure',
          include: ['scripts/*.test.ts'],
          isolate: false,
          ...patience,
          sequence: { groupOrder: 0 },
        },
      },
      {
        test: {
          name: 'admin-unit',
          include: ['admin/src/**/*.test.ts'],
          isolate: false,
          ...patience,
          sequence: { groupOrder: 0 },
        },
      },
      {
        root: 'admin',
        // Every package is found before the first page opens: one that is found later makes Vite reload the pages of running tests.
        optimizeDeps: {
          entries: ['src/main.tsx', 'src/**/*.component.test.tsx'],
          include: ['axe-core', 'fast-check'],
        },
        test: {
          name: 'components',
          include: ['src/**/*.component.test.tsx'],
          browser: {
            enabled: true,
            headless: true,
            screenshotFailures: false,
            viewport: { width: 1440, height: 900 },
            provider: playwright({
              launchOptions: await chromiumOptions(),
              contextOptions: { reducedMotion: 'reduce', timezoneId: 'Europe/Warsaw' },
            }),
            instances: [{ browser: 'chromium' }],
          },
          // Two pages at once, since a test often waits. A project with a number of its own needs a group of its own.
          maxWorkers: 2,
          ...patience,
          // An element that never comes is waited for until its test ends.
          testTimeout: 240_000,
          sequence: { groupOrder: 4 },
        },
      },
      {
        test: {
          name: 'api',
          include: ['api/src/**/*.test.ts'],
          exclude: runtimeTests,
          globalSetup: ['api/src/testing/database-server.ts'],
          execArgv,
          isolate: false,
          // A test often waits, for the database or on purpose: two would leave cores idle.
          maxWorkers: 3,
          ...patience,
          sequence: { groupOrder: 1 },
        },
      },
      {
        test: {
          name: 'runtime',
          include: runtimeTests,
          globalSetup: ['api/src/testing/database-server.ts'],
          execArgv,
          fileParallelism: false,
          ...patience,
          sequence: { groupOrder: 2 },
        },
      },
      {
        test: {
          name: 'browser',
          include: ['admin/browser-tests/**/*.test.ts'],
          execArgv,
          isolate: false,
          // Each file has a server and a database of its own, and each worker a browser. A test often waits: two leave a fifth of two cores idle.
          maxWorkers: 3,
          globalSetup: ['api/src/testing/database-server.ts', 'admin/browser-tests/support/demo.ts'],
          ...patience,
          sequence: { groupOrder: 3 },
        },
      },
    ],
  },
});
