import { createHash } from 'node:crypto'
import { openBlobs } from './openBlobs'
import { isStorageKey } from './storageKey'

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
const withheldKey = (key: string) => `.withheld/${key}`

/** Stores files, deduplicated by content, in a folder or, by an address such as `s3://bucket/prefix`, in object storage. */
export function fileStorage(folderOrUrl: string): FileStore {
  const blobs = openBlobs(folderOrUrl)
  // The first use reports what is wrong with an address.
  blobs.catch(() => {})
  const read = async (key: string, name: string) => {
    if (!isStorageKey(key)) return null
    const contentType = contentTypes[key.slice(key.lastIndexOf('.') + 1).toLowerCase()]
    if (!contentType) return null
    const bytes = await (await blobs).read(name)
    return bytes === null ? null : { bytes, contentType }
  }
  const get = (key: string) => read(key, key)
  return {
    async put(folder, bytes, contentType) {
      const ending = Object.entries(contentTypes).find(([, type]) => type === contentType)?.[0]
      if (!ending) throw new Error(`Files of the type ${contentType} are not stored`)
      const key = `${folder}/${createHash('sha256').update(bytes).digest('hex').slice(0, 32)}.${ending}`
      if (!isStorageKey(key)) throw new Error(`Not a folder of the storage: ${folder}`)
      const { sizeOf, write } = await blobs
      if ((await sizeOf(key)) === null) await write(key, bytes)
      return { key }
    },

    get,

    async remove(key) {
      if (isStorageKey(key)) await (await blobs).remove(key)
    },

    async withhold(key) {
      if (isStorageKey(key)) await (await blobs).move(key, withheldKey(key))
    },

    getWithheld: async (key) => (await read(key, withheldKey(key))) ?? get(key),

    async release(key) {
      if (isStorageKey(key)) await (await blobs).move(withheldKey(key), key)
    },
  }
}
