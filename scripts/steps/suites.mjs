import { browserTestsOf, changedFiles, serverTestsOf } from './changed-tests.mjs';

/**
 * Tests that run in one process of vitest: of some of its projects, those that the further arguments select.
 *
 * @typedef {{ projects: string[], args: string[] }} Suite
 */

const noServer = ['contract', 'admin-unit', 'components'];

/**
 * The suites to run, in phases: quick ones first. Suites of one phase run side by side: the tests of real processes mostly wait for
 * them to start and to end.
 *
 * @param {string[]} args nothing: what every change must pass; `--all`: all there are; `--changed` or `--changed=<commit>`: those of
 * what has changed; else arguments for vitest, such as the name of a file
 * @returns {Suite[][]}
 */
export function suitesFor(args) {
  const [first = ''] = args;
  if (first === '') return phases([], ['--tagsFilter=essential']);
  if (first === '--all') return phases([], []);
  const [, changed, since = 'HEAD'] = /^(--changed)(?:=(.+))?$/.exec(first) ?? [];
  if (changed) return ofChanged(since);
  return phases(['--passWithNoTests', ...args], ['--passWithNoTests', ...args]);
}

/** @param {string[]} ofRules @param {string[]} ofProcesses @returns {Suite[][]} */
const phases = (ofRules, ofProcesses) => [
  [{ projects: [...noServer, 'api'], args: ofRules }],
  [
    { projects: ['runtime'], args: ofProcesses },
    { projects: ['browser'], args: ofProcesses },
  ],
];

/** @param {string} since @returns {Suite[][]} */
function ofChanged(since) {
  const files = changedFiles(since);
  const of = (/** @type {string} */ project, /** @type {string[]} */ paths) =>
    paths.length === 0 ? [] : [{ projects: [project], args: ['--passWithNoTests', ...paths] }];
  return [
    [{ projects: noServer, args: ['--passWithNoTests', `--changed=${since}`] }],
    of('api', serverTestsOf(files)),
    of('browser', browserTestsOf(files)),
  ];
}
