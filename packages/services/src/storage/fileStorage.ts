import { createHash } from 'node:crypto'
import { mkdir, readFile, rename, rm, stat } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { writeFileWhole } from './writeFileWhole'

/** The kinds of file we store, by the ending of their keys. */
const contentTypes: { readonly [ending: string]: string } = {
  svg: 'image/svg+xml',
  png: 'image/png',
  jpg: 'image/jpeg',
  webp: 'image/webp',
  avif: 'image/avif',
  gif: 'image/gif',
  pdf: 'application/pdf',
}

/** Whether a text can be a key: folders and a name of plain letters with an ending, nothing that walks about a disk. */
export function isStorageKey(key: string): boolean {
  return key.length <= 200 && /^(?:[a-z0-9][a-z0-9_-]*\/){0,5}[a-z0-9][a-z0-9_-]*\.[a-z0-9]{2,5}$/i.test(key)
}

/** A stored file. */
export interface StoredFile {
  readonly bytes: Buffer
  readonly contentType: string
}

/** Where pictures and documents live. Keys name content and never change what they name, so that everything may cache them for ever. */
export interface FileStore {
  /** Stores under a key made of the content, in a folder such as `cars`. */
  put(folder: string, bytes: Buffer, contentType: string): Promise<{ readonly key: string }>
  get(key: string): Promise<StoredFile | null>
  /** Nothing may show it any more; one that is not there is no failure. */
  remove(key: string): Promise<void>
  /** Keeps a file where `get` doesn't find it and no address leads; one that is not there is no failure. */
  withhold(key: string): Promise<void>
  /** A file that may be withheld. */
  getWithheld(key: string): Promise<StoredFile | null>
  /** Shows what was withheld again; what is shown already stays. */
  release(key: string): Promise<void>
}

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
