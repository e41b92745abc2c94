import { spawn } from 'node:child_process'

/** Writes the HTML of every demo page of a tree of this repository into a folder; resolves to the status of the process. */
export const writePages = (tree: string, folder: string): Promise<number> =>
  new Promise((resolve, reject) => {
    const child = spawn('npx', ['vitest', 'run', '--config', 'tests/pages/vitest.config.ts'], {
      cwd: tree,
      env: { ...process.env, PAGES_FOLDER: folder },
      stdio: ['ignore', 2, 2],
    })
    child.once('error', reject)
    child.once('exit', (status) => resolve(status ?? 1))
  })
