import { commandOf } from './run.mjs';

/** @typedef {{ title: string, program: string[] }} Check */

// `tsconfig.json` of each, unless it says otherwise.
const projects = [
  'contract',
  'api',
  'admin',
  'admin/tsconfig.node.json',
  'examples/site',
  'scripts',
  'bench',
];

/**
 * The checks that do not run the product.
 *
 * @returns {Check[]}
 */
export const staticChecks = () => [
  {
    title: 'format and lint',
    program: [commandOf('@biomejs/biome', { command: 'biome' }), 'check', '--error-on-warnings', '.'],
  },
  // The type check also finds a text that is missing in a language.
  ...projects.map((project) => ({
    title: `types of ${project}`,
    program: [commandOf('typescript', { command: 'tsc' }), '-p', project],
  })),
  { title: 'unused code', program: [commandOf('knip')] },
  {
    title: 'import directions',
    program: [
      commandOf('dependency-cruiser', { command: 'depcruise' }),
      '--config',
      '.dependency-cruiser.mjs',
      'contract/src',
      'api/src',
      'admin/src',
      'examples/site',
    ],
  },
  {
    title: 'circles of areas, sizes of folders, styles',
    program: [commandOf('vitest'), 'run', '--project', 'structure'],
  },
];
