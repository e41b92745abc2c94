import { mkdtempSync, rmSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { withPreviousTree } from '../../tools/release/withPreviousTree'
import { root } from '../../tools/start/settings'
import { comparedPages } from './comparedPages'
import { formatForecast } from './formatForecast'
import { writePages } from './writeTreePages'

const write = async (tree: string, folder: string): Promise<void> => {
  if ((await writePages(tree, folder)) !== 0) throw new Error(`The pages of ${tree} could not be written.`)
}

/** `npm run forecast -- <git ref>`: what this tree changes on the pages of the demo, compared with a commit, branch or tag. */
const [ref] = process.argv.slice(2)
if (!ref) throw new Error('Usage: npm run forecast -- <git ref>')
const home = mkdtempSync(path.join(os.tmpdir(), 'forecourt-forecast-'))
try {
  const [before, after] = [path.join(home, 'before'), path.join(home, 'after')]
  // Both trees at the same time: each has a demo database of its own.
  await withPreviousTree({ hasLaterMigrations: false, ref }, ({ directory }) => Promise.all([write(directory, before), write(root, after)]))
  process.stdout.write(formatForecast(comparedPages(before, after)))
} finally {
  rmSync(home, { recursive: true, force: true })
}
