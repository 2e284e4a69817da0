const tests = ['[.]test[.]tsx?$', '^(api|admin|contract)/src/testing/', '^admin/browser-tests/'];

/** @typedef {import('dependency-cruiser').IRegularForbiddenRuleType} Rule */

/**
 * Forbids imports, tests excepted.
 *
 * @param {string} name
 * @param {string} comment
 * @param {string} from
 * @param {string | Rule['to']} to
 * @returns {Rule}
 */
const never = (name, comment, from, to) => ({
  name,
  comment,
  severity: 'error',
  from: { path: from, pathNot: tests },
  to: typeof to === 'string' ? { path: to } : to,
});

const tableDefinitions = '[.]tables[.]ts$';
/** Files that only read, or lock what they read: list-orders.ts, find-order-agreements.ts, orders.reads.ts. */
const readers = '(/(list|get|find|search|read|lock|open)-[^/]+|[.](reads|views))[.]ts$';
/** What a series has issued and reserved is counted by the ledger, in the statement that changes its own tables. */
const seriesCounters = '^api/src/areas/ledger/shares/(reserve|issue)-shares[.]ts$';

/** @type {import('dependency-cruiser').IConfiguration} */
export default {
  forbidden: [
    never(
      'contract-knows-only-zod',
      'The contract is shared: it knows itself, zod, and uqr, which draws QR codes.',
      '^contract/',
      { pathNot: ['^contract/', 'node_modules/(zod|uqr)/'] },
    ),
    never(
      'contract-shared-knows-no-area',
      'areas → shared.',
      '^contract/src/shared/',
      '^contract/src/areas/',
    ),
    never('api-knows-no-admin', 'The two meet in the contract only.', '^api/', '^admin/'),
    never(
      'examples-know-only-the-contract',
      'They show what the contract is good for. Nothing of the product needs them.',
      '^examples/',
      '^(api|admin)/',
    ),
    never(
      'nobody-needs-examples',
      'They are never served in production.',
      '^(api|admin|contract)/',
      '^examples/',
    ),
    never('admin-knows-no-api', 'The two meet in the contract only.', '^admin/', '^api/'),

    never(
      'api-platform-knows-no-area',
      'server, jobs → areas → platform.',
      '^api/src/platform/',
      '^api/src/(area|jobs|server|main)',
    ),
    never(
      'api-areas-know-no-server',
      'server, jobs → areas → platform. What an area declares of itself is said by area.ts.',
      '^api/src/areas/',
      '^api/src/(areas[.]ts|jobs|server|main)',
    ),
    never('admin-ui-knows-no-area', 'router → areas → ui → platform.', '^admin/src/ui/', {
      path: '^admin/src/',
      pathNot: '^admin/src/(ui|platform|theme)/',
    }),
    never('admin-platform-knows-no-ui', 'router → areas → ui → platform.', '^admin/src/platform/', {
      path: '^admin/src/',
      pathNot: '^admin/src/(platform|theme)/',
    }),
    never('admin-areas-know-no-router', 'router → areas → ui → platform.', '^admin/src/areas/', {
      path: '^admin/src/',
      pathNot: '^admin/src/(areas|ui|platform|theme)/',
    }),

    never(
      'api-area-by-its-window',
      'From another area only its window, {area}.shared.ts; tables are the next rule.',
      '^api/src/areas/([^/]+)/',
      {
        path: '^api/src/areas/',
        pathNot: ['^api/src/areas/$1/', '/(?<area>[^/]+)/\\k<area>\\.shared\\.ts$', '\\.tables\\.ts$'],
      },
    ),
    {
      ...never(
        'api-tables-of-another-area-are-only-read',
        'The owner alone writes. Others may refer to its tables (*.tables.ts) and read them in files whose name says so.',
        '^api/src/areas/([^/]+)/',
        { path: '^api/src/areas/.+\\.tables\\.ts$', pathNot: '^api/src/areas/$1/' },
      ),
      from: {
        path: '^api/src/areas/([^/]+)/',
        pathNot: [...tests, tableDefinitions, readers, seriesCounters],
      },
    },
    never(
      'admin-area-by-its-window',
      'From another area only *.shared.tsx; of links everything, for that is what it is for.',
      '^admin/src/areas/([^/]+)/',
      {
        path: '^admin/src/areas/',
        pathNot: ['^admin/src/areas/($1|links)/', '\\.shared\\.tsx?$'],
      },
    ),
    never(
      'admin-links-know-no-area',
      'What several areas show of each other: areas → links → ui, platform.',
      '^admin/src/areas/links/',
      { path: '^admin/src/areas/', pathNot: '^admin/src/areas/links/' },
    ),
    never(
      'no-circles',
      'Of two files that need each other one is a part of the other, or both need a third.',
      '',
      { circular: true },
    ),

    never(
      'no-tests-in-production',
      'What only tests need stays with the tests.',
      '^(api|admin|contract)/src/',
      '/src/testing/|[.]test[.]tsx?$',
    ),
    never('nothing-unresolved', 'An import that leads nowhere.', '', {
      couldNotResolve: true,
      pathNot: '^node:',
    }),
  ],
  options: {
    doNotFollow: { path: 'node_modules' },
    // What our own builds write. Packages ship from `dist/`, too: those stay visible.
    exclude: { path: '^(admin|examples/site)/dist/' },
    parser: 'swc',
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['import', 'node', 'default', 'types'],
      extensions: ['.ts', '.tsx', '.mjs', '.js', '.css'],
    },
  },
};
