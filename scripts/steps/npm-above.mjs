import { readFileSync } from 'node:fs';

/**
 * Calls `whenGone` when the npm that runs this script has been killed. There is no signal for that, and the server would go
 * on unnoticed with its port and its data locked.
 *
 * @param {() => void} whenGone
 */
export function watchNpmAbove(whenGone) {
  if (!process.env.npm_lifecycle_event) return;
  const atFirst = parents();
  const watch = setInterval(() => {
    if (parents() === atFirst) return;
    clearInterval(watch);
    whenGone();
  }, 200);
  watch.unref();
}

/** Some shells stay as a process between npm and the script, others are replaced by it. */
function parents() {
  const parent = process.ppid;
  return `${parent} ${shellParent(parent)}`;
}

/** @param {number} pid */
function shellParent(pid) {
  if (process.platform !== 'linux') return '';
  try {
    const isShell = readFileSync(`/proc/${pid}/cmdline`, 'utf8').includes('\0-c\0');
    return isShell ? readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')[1]?.split(' ')[1] : '';
  } catch {
    return 'gone';
  }
}
