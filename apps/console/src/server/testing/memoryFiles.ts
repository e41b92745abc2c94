import type { FileStore, StoredFile } from '@forecourt/services/storage/FileStore'

/** A file storage that forgets with its test. */
export const memoryFiles = (): FileStore & { readonly kept: ReadonlyMap<string, StoredFile> } => {
  const kept = new Map<string, StoredFile>()
  let count = 0
  const withheld = new Map<string, StoredFile>()
  const move = (key: string, from: Map<string, StoredFile>, to: Map<string, StoredFile>) => {
    const file = from.get(key)
    if (file) to.set(key, file)
    from.delete(key)
  }
  return {
    kept,
    put: async (folder, bytes, contentType) => {
      const key = `${folder}/${count++}.webp`
      kept.set(key, { bytes, contentType })
      return { key }
    },
    get: async (key) => kept.get(key) ?? null,
    remove: async (key) => {
      kept.delete(key)
    },
    withhold: async (key) => move(key, kept, withheld),
    getWithheld: async (key) => withheld.get(key) ?? kept.get(key) ?? null,
    release: async (key) => move(key, withheld, kept),
  }
}
