import { mkdir, readdir, readFile, realpath, stat } from 'node:fs/promises'
import { join, sep } from 'node:path'
import { FetchFault } from '../http/fetchPublic'
import type { FileServer } from './FileServer'

/** Serves subfolders of a local folder, which an SFTP server or a mounted disk may fill. */
export const folderServer = (root: string): FileServer => {
  /** Resolves symlinks and refuses paths outside the root. */
  const within = async (...parts: readonly string[]): Promise<string> => {
    const home = await realpath(root).catch(() => null)
    const path = home && (await realpath(join(home, ...parts)).catch(() => null))
    if (!home || !path || (path !== home && !path.startsWith(`${home}${sep}`)))
      throw new FetchFault(`There is no folder named ${parts[0]}.`)
    return path
  }
  return {
    async list(folder) {
      // Creates the upload folder.
      if (/^[\w-]+$/.test(folder)) await mkdir(join(root, folder), { recursive: true })
      const path = await within(folder)
      const entries = await readdir(path, { withFileTypes: true })
      const files = entries.filter((entry) => entry.isFile())
      return Promise.all(
        files.map(async ({ name }) => {
          const { size, mtime } = await stat(join(path, name))
          return { name, size, modified: mtime.toISOString() }
        }),
      )
    },
    async read(folder, name, largest) {
      const path = await within(folder, name)
      if ((await stat(path)).size > largest) throw new FetchFault(`${name} is larger than ${Math.round(largest / 1_000_000)} MB.`)
      return readFile(path)
    },
  }
}
