import { createHash } from 'node:crypto'
import { mkdir, readFile, rename, rm, stat } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { writeFileWhole } from './writeFileWhole'

/** MIME types of stored files by extension. */
const contentTypes: { readonly [ending: string]: string } = {
  svg: 'image/svg+xml',
  png: 'image/png',
  jpg: 'image/jpeg',
  webp: 'image/webp',
  avif: 'image/avif',
  gif: 'image/gif',
  pdf: 'application/pdf',
}

/** Whether a text is a valid key: folders and a file name of plain characters with an extension; prevents path traversal. */
export function isStorageKey(key: string): boolean {
  return key.length <= 200 && /^(?:[a-z0-9][a-z0-9_-]*\/){0,5}[a-z0-9][a-z0-9_-]*\.[a-z0-9]{2,5}$/i.test(key)
}

/** A stored file. */
export interface StoredFile {
  readonly bytes: Buffer
  readonly contentType: string
}

/** Stores pictures and documents. Keys are content hashes and immutable, so they can be cached for ever. */
export interface FileStore {
  /** Stores a file in a folder such as `cars`, under a key derived from its content. */
  put(folder: string, bytes: Buffer, contentType: string): Promise<{ readonly key: string }>
  get(key: string): Promise<StoredFile | null>
  /** Deletes a file; no error if it is missing. */
  remove(key: string): Promise<void>
  /** Moves a file to where neither `get` nor a URL reaches it; no error if it is missing. */
  withhold(key: string): Promise<void>
  /** Reads a file that may be withheld. */
  getWithheld(key: string): Promise<StoredFile | null>
  /** Makes a withheld file public again; no effect on a public one. */
  release(key: string): Promise<void>
}

/** Folder of withheld files. Keys can't start with a dot: folder names begin with a letter or digit. */
const withheld = '.withheld'

/** Moves a file and creates missing folders; no error if it is missing. */
const move = async (from: string, to: string): Promise<void> => {
  await mkdir(dirname(to), { recursive: true })
  await rename(from, to).catch((error: NodeJS.ErrnoException) => {
    if (error.code !== 'ENOENT') throw error
  })
}

/** Stores files in a local folder, deduplicated by content. */
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
