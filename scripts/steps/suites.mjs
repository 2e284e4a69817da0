import { browserTestsOf, changedFiles, serverTestsOf } from './changed-tests.mjs';

/**
 * Tests that run in one process of vitest: of some of its projects, those that the further arguments select.
 *
 * @typedef {{ projects: string[], args: string[] }} Suite
 */

const noServer = ['contract', 'admin-unit', 'components'];

/**
 * The suites to run, in lanes that run side by side; those of one lane run one after another, quick ones first. The tests of real
 * processes have a lane of their own, since they mostly wait for these to start and to end.
 *
 * @param {string[]} args nothing: what every change must pass; `--all`: all there are; `--changed` or `--changed=<commit>`: those of
 * what has changed; else arguments for vitest, such as the name of a file
 * @returns {Suite[][]}
 */
export function suitesFor(args) {
  const [first = ''] = args;
  if (first === '') return lanes(['--tagsFilter=!thorough'], ['--tagsFilter=essential && !thorough']);
  if (first === '--all') return lanes([], []);
  const [, changed, since = 'HEAD'] = /^(--changed)(?:=(.+))?$/.exec(first) ?? [];
  if (changed) return ofChanged(since);
  return lanes(['--passWithNoTests', ...args], ['--passWithNoTests', ...args]);
}

/** @param {string[]} ofRules @param {string[]} ofProcesses @returns {Suite[][]} */
const lanes = (ofRules, ofProcesses) => [
  [
    { projects: [...noServer, 'api'], args: ofRules },
    { projects: ['browser'], args: ofProcesses },
  ],
  [{ projects: ['runtime'], args: ofProcesses }],
];

/** @param {string} since @returns {Suite[][]} */
function ofChanged(since) {
  const files = changedFiles(since);
  const of = (/** @type {string} */ project, /** @type {string[]} */ paths) =>
    paths.length === 0 ? [] : [{ projects: [project], args: ['--passWithNoTests', ...paths] }];
  return [
    [
      { projects: noServer, args: ['--passWithNoTests', `--changed=${since}`] },
      ...of('api', serverTestsOf(files)),
      ...of('browser', browserTestsOf(files)),
    ],
  ];
}
