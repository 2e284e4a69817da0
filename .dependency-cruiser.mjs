const tests = ['[.]test[.]tsx?$', '^(api|admin|contract)/src/testing/', '^admin/browser-tests/'];

/** Forbids imports, tests excepted. */
const never = (name, comment, from, to) => ({
  name,
  comment,
  severity: 'error',
  from: { path: from, pathNot: tests },
  to: typeof to === 'string' ? { path: to } : to,
});

/** @type {import('dependency-cruiser').IConfiguration} */
export default {
  forbidden: [
    never('contract-knows-only-zod', 'The contract is shared: it knows itself and zod.', '^contract/', {
      pathNot: ['^contract/', 'node_modules/zod/'],
    }),
    never('api-knows-no-admin', 'The two meet in the contract only.', '^api/', '^admin/'),
    never('admin-knows-no-api', 'The two meet in the contract only.', '^admin/', '^api/'),

    never(
      'api-platform-knows-no-area',
      'server, jobs → areas → platform.',
      '^api/src/platform/',
      '^api/src/(areas|jobs|server|main)',
    ),
    never(
      'api-areas-know-no-server',
      'server, jobs → areas → platform.',
      '^api/src/areas/',
      '^api/src/(jobs|server|main)',
    ),
    never(
      'admin-ui-knows-no-area',
      'router → areas → ui, platform.',
      '^admin/src/(ui|platform)/',
      '^admin/src/(areas|router|main)',
    ),
    never(
      'admin-areas-know-no-router',
      'router → areas → ui, platform.',
      '^admin/src/areas/',
      '^admin/src/(router|main)',
    ),

    never(
      'api-area-by-its-window',
      'From another area only *.shared.ts and, for foreign keys, *.tables.ts.',
      '^api/src/areas/([^/]+)/',
      {
        path: '^api/src/areas/',
        pathNot: ['^api/src/areas/$1/', '\\.(shared|tables)\\.ts$'],
      },
    ),
    never('admin-area-by-its-window', 'From another area only *.shared.tsx.', '^admin/src/areas/([^/]+)/', {
      path: '^admin/src/areas/',
      pathNot: ['^admin/src/areas/$1/', '\\.shared\\.tsx?$'],
    }),
    never(
      'windows-form-no-circle',
      'Two areas that need each other are one, or need a third.',
      '\\.shared\\.tsx?$',
      {
        circular: true,
      },
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
    exclude: { path: '(^|/)dist/' },
    parser: 'swc',
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['import', 'node', 'default', 'types'],
      extensions: ['.ts', '.tsx', '.mjs', '.js', '.css'],
    },
  },
};
