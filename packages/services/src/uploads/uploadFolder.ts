import { mkdir, open, readdir, rm, stat } from 'node:fs/promises'
import { join } from 'node:path'

/** Whether a write failed because the disk or quota is full. */
export const isDiskFull = (error: unknown): boolean =>
  error instanceof Error && 'code' in error && (error.code === 'ENOSPC' || error.code === 'EDQUOT')

/** Error message for the uploader. */
export const diskFullMessage =
  'The server has no space for files at the moment, so this one was not stored. Nothing else is lost. Tell your system administrator, then try again.'

/** Folder in which chunked uploads are assembled; nothing in it is served. */
export interface UploadFolder {
  /** Writes a chunk at an offset; idempotent. */
  write(id: string, at: number, bytes: Uint8Array): Promise<void>
  /** Path of the file. */
  pathOf(id: string): string
  /** Deletes a file; no error if it is missing. */
  remove(id: string): Promise<void>
  /** Deletes abandoned uploads. */
  removeOlder(thanMs: number): Promise<void>
}

/** Upload folder on this machine, shared by all console processes. */
export const uploadFolder = (directory: string): UploadFolder => {
  const pathOf = (id: string) => {
    if (!/^[0-9a-f-]{36}$/.test(id)) throw new Error('This is not the id of an upload')
    return join(/* turbopackIgnore: true */ directory, id)
  }
  return {
    pathOf,
    async write(id, at, bytes) {
      await mkdir(directory, { recursive: true })
      // Opened without truncation: earlier chunks and concurrent writes remain.
      const file = await open(pathOf(id), 'a').then(async (made) => {
        await made.close()
        return open(pathOf(id), 'r+')
      })
      try {
        await file.write(bytes, 0, bytes.length, at)
      } finally {
        await file.close()
      }
    },
    async remove(id) {
      await rm(pathOf(id), { force: true })
    },
    async removeOlder(thanMs) {
      for (const id of await readdir(directory).catch(() => [])) {
        const path = join(/* turbopackIgnore: true */ directory, id)
        const found = await stat(path).catch(() => null)
        if (found?.isFile() && found.mtimeMs < thanMs) await rm(path, { force: true })
      }
    },
  }
}
