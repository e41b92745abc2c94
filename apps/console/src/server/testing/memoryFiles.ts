import type { FileStore, StoredFile } from '@forecourt/services/storage/FileStore'

/** A file storage that forgets with its test. */
export const memoryFiles = (): FileStore & { readonly kept: ReadonlyMap<string, StoredFile> } => {
  const kept = new Map<string, StoredFile>()
  return {
    kept,
    put: async (folder, bytes, contentType) => {
      const key = `${folder}/${kept.size}.webp`
      kept.set(key, { bytes, contentType })
      return { key }
    },
    get: async (key) => kept.get(key) ?? null,
    remove: async (key) => {
      kept.delete(key)
    },
  }
}
