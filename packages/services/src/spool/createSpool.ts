import { createHash, randomUUID } from 'node:crypto'
import { link, mkdir, open, readdir, readFile, stat, unlink } from 'node:fs/promises'
import path from 'node:path'

export interface SpoolOptions {
  readonly directory: string
  /** Limit of entries; further ones are refused. */
  readonly maxEntries: number
  /** Maximum bytes of an entry. */
  readonly maxEntryBytes: number
}

/** On-disk queue of entries for later storage: one file per entry, written atomically, readable by this user only. */
export interface Spool<Entry> {
  /** Resolves when the entry is synced to disk. The first entry of a name wins and is returned. Rejects if the spool is full. */
  put(name: string, entry: Entry): Promise<Entry>
  get(name: string): Promise<Entry | null>
  /** Queued entries, oldest first, read from disk. */
  waiting(): AsyncGenerator<{ readonly entry: Entry; remove(): Promise<void> }, void>
  /** Whether the spool is empty; other processes may share the folder. */
  isEmpty(): Promise<boolean>
  /** Removes unfinished files of terminated processes: their entries were never confirmed, and they contain user input. */
  removeUnfinished(): Promise<void>
}

const ending = '.json'
const unfinishedEnding = '.part'
/** Age of an abandoned write in milliseconds; far above the usual duration. */
const abandonedAfterMs = 60_000

/** A new file is durable once the file and its folder are synced. */
async function sync(file: string): Promise<void> {
  const handle = await open(file, 'r')
  try {
    await handle.sync()
  } finally {
    await handle.close()
  }
}

const nullIfMissing = (error: NodeJS.ErrnoException): null => {
  if (error.code === 'ENOENT') return null
  throw error
}

export function createSpool<Entry>({ directory, maxEntries, maxEntryBytes }: SpoolOptions): Spool<Entry> {
  const spoolFile = (name: string) => path.join(directory, `${createHash('sha256').update(name).digest('hex')}${ending}`)
  const read = async (file: string): Promise<Entry | null> => {
    const text = await readFile(file, 'utf8').catch(nullIfMissing)
    return text === null ? null : (JSON.parse(text) as Entry)
  }
  const listSpoolFiles = async (kind: string) =>
    (await readdir(directory).catch(nullIfMissing))?.filter((file) => file.endsWith(kind)) ?? []
  const files = () => listSpoolFiles(ending)

  return {
    async put(name, entry) {
      const text = JSON.stringify(entry)
      if (Buffer.byteLength(text) > maxEntryBytes) throw new Error('The entry is too long to be stored.')
      await mkdir(directory, { recursive: true, mode: 0o700 })
      if ((await files()).length >= maxEntries) throw new Error(`${directory} is full: ${maxEntries} entries wait in it.`)
      const unfinished = path.join(directory, `${randomUUID()}${unfinishedEnding}`)
      const handle = await open(unfinished, 'wx', 0o600)
      try {
        await handle.writeFile(text)
        await handle.sync()
      } finally {
        await handle.close()
      }
      try {
        // Unlike a rename, a link never replaces an existing file.
        await link(unfinished, spoolFile(name))
        await sync(directory)
        return entry
      } catch (error) {
        if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error
        return (await read(spoolFile(name))) ?? entry
      } finally {
        await unlink(unfinished).catch(() => {})
      }
    },

    get: (name) => read(spoolFile(name)),

    async *waiting() {
      const dated = await Promise.all(
        (await files()).map(async (file) => {
          const at = path.join(directory, file)
          return { at, made: (await stat(at).catch(nullIfMissing))?.mtimeMs ?? 0 }
        }),
      )
      for (const { at } of dated.sort((one, other) => one.made - other.made)) {
        const entry = await read(at)
        if (entry !== null) yield { entry, remove: () => unlink(at).catch((error) => void nullIfMissing(error)) }
      }
    },

    isEmpty: async () => (await files()).length === 0,

    async removeUnfinished() {
      for (const file of await listSpoolFiles(unfinishedEnding)) {
        const at = path.join(directory, file)
        const begun = (await stat(at).catch(nullIfMissing))?.mtimeMs
        if (begun !== undefined && begun < Date.now() - abandonedAfterMs) await unlink(at).catch(nullIfMissing)
      }
    },
  }
}
