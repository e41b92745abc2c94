import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'

const skipped = new Set(['node_modules', '.next'])

/** TypeScript files of a folder, recursively, by path from the root; generated ones on request. */
export const sourcesIn = (folder: string, { generated = false } = {}): { readonly file: string; readonly text: string }[] =>
  readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
    const file = path.posix.join(folder, entry.name)
    if (entry.isDirectory())
      return skipped.has(entry.name) || (entry.name === 'generated' && !generated) ? [] : sourcesIn(file, { generated })
    return /\.tsx?$/.test(entry.name) ? [{ file, text: readFileSync(file, 'utf8') }] : []
  })
