import { spawnSync } from 'node:child_process'

/** Writes the HTML of every demo page of a tree of this repository into a folder; returns the status of the process. */
export const writePages = (tree: string, folder: string): number =>
  spawnSync('npx', ['vitest', 'run', '--config', 'tests/pages/vitest.config.ts'], {
    cwd: tree,
    env: { ...process.env, PAGES_FOLDER: folder },
    stdio: ['ignore', 2, 2],
  }).status ?? 1
