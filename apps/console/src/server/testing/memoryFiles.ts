import type { FileStore, StoredFile } from '@forecourt/services/storage/FileStore'

/** A file storage that forgets with its test. */
export const memoryFiles = (): FileStore & { readonly files: ReadonlyMap<string, StoredFile> } => {
  const files = new Map<string, StoredFile>()
  let count = 0
  const withheld = new Map<string, StoredFile>()
  const move = (key: string, from: Map<string, StoredFile>, to: Map<string, StoredFile>) => {
    const file = from.get(key)
    if (file) to.set(key, file)
    from.delete(key)
  }
  return {
    files,
    put: async (folder, bytes, contentType) => {
      const key = `${folder}/${count++}.webp`
      files.set(key, { bytes, contentType })
      return { key }
    },
    get: async (key) => files.get(key) ?? null,
    remove: async (key) => {
      files.delete(key)
    },
    withhold: async (key) => move(key, files, withheld),
    getWithheld: async (key) => withheld.get(key) ?? files.get(key) ?? null,
    release: async (key) => move(key, withheld, files),
  }
}
