import { mkdir, open, readdir, rm, stat } from 'node:fs/promises'
import { join } from 'node:path'

/** Whether something could not be written as the disk, or what may be used of it, is full. */
export const isDiskFull = (error: unknown): boolean =>
  error instanceof Error && 'code' in error && (error.code === 'ENOSPC' || error.code === 'EDQUOT')

/** What the person who sent a file is then told. */
export const diskFullMessage =
  'The server has no room for files at the moment, so this one was not stored. Nothing else is lost. Tell whoever looks after the server, then try again.'

/** Where files are put together from the parts they are sent in; nothing in it is served. */
export interface UploadFolder {
  /** Writes a part at its place in the file; the same again is the same. */
  write(id: string, at: number, bytes: Uint8Array): Promise<void>
  /** Where the file is, for what reads it. */
  pathOf(id: string): string
  /** One that is not there is no failure. */
  remove(id: string): Promise<void>
  /** Removes what nothing was added to since; whoever began it has given it up. */
  removeOlder(thanMs: number): Promise<void>
}

/** Files on their way in, in a folder of this machine that every process of the console shares. */
export const uploadFolder = (directory: string): UploadFolder => {
  const pathOf = (id: string) => {
    if (!/^[0-9a-f-]{36}$/.test(id)) throw new Error('That is the name of no upload')
    return join(/* turbopackIgnore: true */ directory, id)
  }
  return {
    pathOf,
    async write(id, at, bytes) {
      await mkdir(directory, { recursive: true })
      // Not emptied when it is opened: what arrived before stays, whoever writes beside.
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
