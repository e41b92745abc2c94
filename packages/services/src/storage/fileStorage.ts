import { createHash } from 'node:crypto'
import { readFile, rm, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { contentTypes } from './contentTypes'
import type { FileStore } from './FileStore'
import { isStorageKey } from './isStorageKey'
import { writeFileWhole } from './writeFileWhole'

/** Files in a folder of this machine. The same content is stored once. */
export function fileStorage(directory: string): FileStore {
  return {
    async put(folder, bytes, contentType) {
      const ending = Object.entries(contentTypes).find(([, type]) => type === contentType)?.[0]
      if (!ending) throw new Error(`Files of the type ${contentType} are not stored`)
      const key = `${folder}/${createHash('sha256').update(bytes).digest('hex').slice(0, 32)}.${ending}`
      if (!isStorageKey(key)) throw new Error(`Not a folder of the storage: ${folder}`)
      const path = join(/* turbopackIgnore: true */ directory, key)
      const known = await stat(path).catch(() => null)
      if (known === null) await writeFileWhole(path, bytes)
      return { key }
    },

    async get(key) {
      if (!isStorageKey(key)) return null
      const contentType = contentTypes[key.slice(key.lastIndexOf('.') + 1).toLowerCase()]
      if (!contentType) return null
      const bytes = await readFile(join(/* turbopackIgnore: true */ directory, key)).catch(() => null)
      return bytes === null ? null : { bytes, contentType }
    },

    async remove(key) {
      if (isStorageKey(key)) await rm(join(/* turbopackIgnore: true */ directory, key), { force: true })
    },
  }
}
