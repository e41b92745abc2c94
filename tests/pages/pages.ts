import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { root } from '../../tools/start/settings'
import { writePages } from './writeTreePages'

/** The first differing line of both. */
const difference = (one: string, other: string): string => {
  const [before, after] = [one.split('\n'), other.split('\n')]
  const at = before.findIndex((line, index) => line !== after[index])
  return `  line ${at + 1}\n    - ${before[at]}\n    + ${after[at]}`
}

const compare = (before: string, after: string): number => {
  const [old, now] = [new Set(readdirSync(before)), new Set(readdirSync(after))]
  let different = 0
  for (const name of [...new Set([...old, ...now])].toSorted()) {
    const page = decodeURIComponent(name.slice(0, -'.html'.length))
    const read = (folder: string) => readFileSync(path.join(folder, name), 'utf8')
    if (!old.has(name) || !now.has(name)) process.stdout.write(`${page}: only ${old.has(name) ? 'before' : 'after'}\n`)
    else if (read(before) === read(after)) continue
    else process.stdout.write(`${page}\n${difference(read(before), read(after))}\n`)
    different++
  }
  process.stdout.write(`${new Set([...old, ...now]).size} pages, ${different} different\n`)
  return different === 0 ? 0 : 1
}

/**
 * `npm run pages -- write <folder>` writes the HTML of every demo page at a fixed instant, `npm run pages -- compare <before> <after>`
 * lists differences: for changes that must not affect pages.
 */
const [action = '', ...folders] = process.argv.slice(2)
const [first, second] = folders
if (action === 'write' && first) process.exitCode = await writePages(root, path.resolve(first))
else if (action === 'compare' && first && second) process.exitCode = compare(first, second)
else throw new Error('Usage: npm run pages -- write <folder> | compare <before> <after>')
