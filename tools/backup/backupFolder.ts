import { createReadStream } from 'node:fs'
import { mkdir, open, readdir, rename, rm, stat } from 'node:fs/promises'
import path from 'node:path'
import { seal, unseal } from './pack'

/** Where encrypted packs are stored, by name. */
export interface BackupFolder {
  write(name: string, content: AsyncIterable<Buffer> | Iterable<Buffer>): Promise<void>
  /** Decrypts a pack. Throws if it is missing or damaged, or the key is another one. */
  read(name: string): AsyncIterable<Buffer>
  has(name: string): Promise<boolean>
  /** Sorted names of a folder, without the folder. */
  list(folder: string): Promise<string[]>
  remove(name: string): Promise<void>
}

const ending = '.pack'

/** Packs in a local or mounted folder. A pack appears only once it is complete and on disk. */
export const backupFolder = (directory: string, key: Buffer): BackupFolder => {
  const fileOf = (name: string) => path.join(directory, `${name}${ending}`)
  return {
    async write(name, content) {
      const file = fileOf(name)
      await mkdir(path.dirname(file), { recursive: true, mode: 0o700 })
      const part = `${file}.part`
      const handle = await open(part, 'w', 0o600)
      try {
        for await (const bytes of seal(key, name, content)) await handle.writeFile(bytes)
        await handle.sync()
      } finally {
        await handle.close()
      }
      await rename(part, file)
    },
    async *read(name) {
      if (!(await stat(fileOf(name)).catch(() => null))) throw new Error(`${name} is missing in the backup ${directory}.`)
      yield* unseal(key, name, createReadStream(fileOf(name)))
    },
    has: async (name) => (await stat(fileOf(name)).catch(() => null)) !== null,
    async list(folder) {
      const names = await readdir(path.join(directory, folder)).catch((error: NodeJS.ErrnoException) => {
        if (error.code === 'ENOENT') return []
        throw error
      })
      return names.flatMap((name) => (name.endsWith(ending) ? name.slice(0, -ending.length) : [])).toSorted()
    },
    remove: (name) => rm(fileOf(name), { force: true }),
  }
}

/** Reads a whole pack. */
export const readWhole = async (folder: BackupFolder, name: string): Promise<Buffer> => {
  const parts: Buffer[] = []
  for await (const bytes of folder.read(name)) parts.push(bytes)
  return Buffer.concat(parts)
}

export const writeJson = (folder: BackupFolder, name: string, value: unknown): Promise<void> =>
  folder.write(name, [Buffer.from(JSON.stringify(value))])

export const readJson = async <T>(folder: BackupFolder, name: string): Promise<T> =>
  JSON.parse((await readWhole(folder, name)).toString('utf8')) as T
