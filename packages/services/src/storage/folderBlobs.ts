import { mkdir, readdir, readFile, rename, rm, stat } from 'node:fs/promises'
import { dirname, join, relative } from 'node:path'
import type { Blobs } from './Blobs'
import { writeFileAtomically } from './writeFileAtomically'

const nullIfMissing = (error: NodeJS.ErrnoException) => {
  if (error.code === 'ENOENT') return null
  throw error
}

/** Files in a local folder. */
export const folderBlobs = (directory: string): Blobs => {
  const at = (name: string) => join(/* turbopackIgnore: true */ directory, name)
  return {
    read: (name) => readFile(at(name)).catch(() => null),
    write: (name, bytes) => writeFileAtomically(at(name), bytes),
    sizeOf: async (name) => (await stat(at(name)).catch(nullIfMissing))?.size ?? null,
    async move(from, to) {
      await mkdir(dirname(at(to)), { recursive: true })
      await rename(at(from), at(to)).catch(nullIfMissing)
    },
    remove: (name) => rm(at(name), { force: true }),
    async *list() {
      const entries = (await readdir(directory, { recursive: true, withFileTypes: true }).catch(nullIfMissing)) ?? []
      for (const entry of entries) {
        if (!entry.isFile() || entry.name.endsWith('.part')) continue
        const path = join(/* turbopackIgnore: true */ entry.parentPath, entry.name)
        const found = await stat(path).catch(nullIfMissing)
        if (found) yield { name: relative(directory, path), size: found.size }
      }
    },
  }
}
