import { createHash } from 'node:crypto'
import { readdir, readFile, stat } from 'node:fs/promises'
import path from 'node:path'
import type { Blobs } from '@forecourt/services/storage/Blobs'
import { writeFileAtomically } from '@forecourt/services/storage/writeFileAtomically'
import { type BackupFolder, readJson, readWhole, writeJson } from './backupFolder'
import { hiddenName } from './pack'

/** One file of the manifest. */
interface ListedFile {
  readonly path: string
  readonly size: number
  /** Last change, in milliseconds since 1970. */
  readonly changed: number
  /** SHA-256 of the content, hexadecimal. */
  readonly hash: string
}

const packOf = (key: Buffer, hash: string) => `files/${hiddenName(key, hash)}`
const hashOf = (bytes: Buffer) => createHash('sha256').update(bytes).digest('hex')

const readList = (folder: BackupFolder, name: string) => readJson<ListedFile[]>(folder, `manifests/${name}`)

/** The packs of the files in a list. */
export const listFilePacks = async (folder: BackupFolder, key: Buffer, list: string): Promise<string[]> =>
  (await readList(folder, list)).map(({ hash }) => packOf(key, hash))

/** Files below a folder; a file that is being written is left out. */
const pathsIn = async (directory: string): Promise<string[]> => {
  const entries = await readdir(directory, { recursive: true, withFileTypes: true }).catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return []
    throw error
  })
  return entries
    .filter((entry) => entry.isFile() && !entry.name.endsWith('.part'))
    .map((entry) => path.relative(directory, path.join(entry.parentPath, entry.name)))
    .toSorted()
}

const isMissing = (error: NodeJS.ErrnoException) => {
  if (error.code === 'ENOENT') return null
  throw error
}

/** Stores new files and the list of all. Files listed before with the same size and time aren't read again. Returns the number of new files. */
export const backupFiles = async (folder: BackupFolder, key: Buffer, directory: string, now: () => Promise<string>): Promise<number> => {
  const before = (await folder.list('manifests')).at(-1)
  const known = new Map((before ? await readList(folder, before) : []).map((file) => [file.path, file]))
  const listed: ListedFile[] = []
  let added = 0
  for (const name of await pathsIn(directory)) {
    const file = path.join(directory, name)
    const found = await stat(file).catch(isMissing)
    if (!found) continue
    const old = known.get(name)
    if (old && old.size === found.size && old.changed === found.mtimeMs) {
      listed.push(old)
      continue
    }
    const bytes = await readFile(file).catch(isMissing)
    if (!bytes) continue
    const hash = hashOf(bytes)
    if (!(await folder.has(packOf(key, hash)))) {
      await folder.write(packOf(key, hash), [bytes])
      added++
    }
    listed.push({ path: name, size: bytes.length, changed: found.mtimeMs, hash })
  }
  const unchanged = before && listed.length === known.size && listed.every((file) => known.get(file.path) === file)
  if (!unchanged) await writeJson(folder, `manifests/${await now()}`, listed)
  return added
}

/**
 * Files as they were at a time: those of the last list before it, and of the first one after it, because a file may have been stored in
 * between.
 */
const filesAt = async (folder: BackupFolder, at: string | null): Promise<ReadonlyMap<string, ListedFile>> => {
  const names = await folder.list('manifests')
  const before = names.filter((name) => at === null || name <= at).at(-1)
  const after = at === null ? undefined : names.find((name) => name > at)
  const files = new Map<string, ListedFile>()
  for (const name of [before, after]) if (name) for (const file of await readList(folder, name)) files.set(file.path, file)
  return files
}

const readPack = async (folder: BackupFolder, key: Buffer, { path: name, hash }: ListedFile): Promise<Buffer> => {
  const bytes = await readWhole(folder, packOf(key, hash))
  if (hashOf(bytes) !== hash) throw new Error(`The file ${name} in the backup has another content than its list says.`)
  return bytes
}

/** Reads single files as they were at a time; null if there was none. */
export const openFilesAt = async (folder: BackupFolder, key: Buffer, at: string): Promise<Pick<Blobs, 'read'>> => {
  const files = await filesAt(folder, at)
  return {
    read: async (name) => {
      const file = files.get(name)
      return file ? readPack(folder, key, file) : null
    },
  }
}

/** Writes all files as they were at a time. Throws if one is missing or damaged. Returns their number. */
export const restoreFiles = async (folder: BackupFolder, key: Buffer, directory: string, at: string | null): Promise<number> => {
  const files = await filesAt(folder, at)
  for (const file of files.values()) await writeFileAtomically(path.join(directory, file.path), await readPack(folder, key, file))
  return files.size
}
