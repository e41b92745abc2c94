import { createHash } from 'node:crypto'
import { mkdir, readFile, rename, rm, stat } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { contentTypes } from './contentTypes'
import type { FileStore } from './FileStore'
import { isStorageKey } from './isStorageKey'
import { writeFileWhole } from './writeFileWhole'

/** Where files are that nothing may show. A key never begins so: names of folders begin with a letter or a digit. */
const withheld = '.withheld'

/** Moves a file, in folders that are made where they are missing; one that is not there stays away. */
const move = async (from: string, to: string): Promise<void> => {
  await mkdir(dirname(to), { recursive: true })
  await rename(from, to).catch((error: NodeJS.ErrnoException) => {
    if (error.code !== 'ENOENT') throw error
  })
}

/** Files in a folder of this machine. The same content is stored once. */
export function fileStorage(directory: string): FileStore {
  const read = async (folder: string, key: string) => {
    if (!isStorageKey(key)) return null
    const contentType = contentTypes[key.slice(key.lastIndexOf('.') + 1).toLowerCase()]
    if (!contentType) return null
    const bytes = await readFile(join(/* turbopackIgnore: true */ directory, folder, key)).catch(() => null)
    return bytes === null ? null : { bytes, contentType }
  }
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

    get: (key) => read('', key),

    async remove(key) {
      if (isStorageKey(key)) await rm(join(/* turbopackIgnore: true */ directory, key), { force: true })
    },

    async withhold(key) {
      if (isStorageKey(key))
        await move(join(/* turbopackIgnore: true */ directory, key), join(/* turbopackIgnore: true */ directory, withheld, key))
    },

    getWithheld: async (key) => (await read(withheld, key)) ?? read('', key),

    async release(key) {
      if (isStorageKey(key))
        await move(join(/* turbopackIgnore: true */ directory, withheld, key), join(/* turbopackIgnore: true */ directory, key))
    },
  }
}
