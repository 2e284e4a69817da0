import { installMissing } from './steps/install.mjs';
import { commandOf, pinnedNode, run } from './steps/run.mjs';

await installMissing();
await step('format and lint', 'biome', ['check', '--error-on-warnings', '.'], { from: '@biomejs/biome' });
// A missing text, in either language, is an error of types.
for (const building of ['contract', 'api', 'admin', 'admin/tsconfig.node.json', 'scripts', 'bench']) {
  await step(`types of ${building}`, 'tsc', ['-p', building], { from: 'typescript' });
}
await step('unused code', 'knip', []);
await step(
  'import directions',
  'depcruise',
  ['--config', '.dependency-cruiser.mjs', 'contract/src', 'api/src', 'admin/src'],
  {
    from: 'dependency-cruiser',
  },
);
process.exit(await run(pinnedNode, ['scripts/test.mjs', ...process.argv.slice(2)]));

/**
 * Runs one check and ends the process when it fails.
 *
 * @param {string} title
 * @param {string} command
 * @param {string[]} args
 * @param {{ from?: string }} [where] the package the command comes from
 */
async function step(title, command, args, { from = command } = {}) {
  console.log(`── ${title}`);
  const code = await run(pinnedNode, [commandOf(from, { command }), ...args]);
  if (code === 0) return;
  console.error(`\nverify stopped at: ${title}`);
  process.exit(1);
}
