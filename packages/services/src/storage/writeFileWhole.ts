import { randomUUID } from 'node:crypto'
import { mkdir, readdir, rename, rm, stat, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'

/** What the name of a file ends with until it is whole. */
const unfinishedEnding = '.part'

/** Writes a file atomically, in a folder that is made where it is missing; a failure leaves no temporary file. */
export async function writeFileWhole(path: string, content: string | Buffer, { mode }: { readonly mode?: number } = {}): Promise<void> {
  await mkdir(dirname(path), { recursive: true })
  const part = `${path}.${randomUUID()}${unfinishedEnding}`
  try {
    await writeFile(part, content, { mode })
    await rename(part, path)
  } catch (error) {
    await rm(part, { force: true })
    throw error
  }
}

/** Nothing is being written for as long as this. Milliseconds. */
const age = 3_600_000

/**
 * Removes what processes that were killed while they wrote a file have left in these folders and below; gives how many files. What was
 * begun within an hour of `now` may still be being written and stays.
 */
export async function removeUnfinished(directories: readonly string[], now: number): Promise<number> {
  let removed = 0
  for (const directory of directories) {
    const names = await readdir(directory, { recursive: true }).catch(() => [])
    for (const name of names.filter((one) => one.endsWith(unfinishedEnding))) {
      const file = join(directory, name)
      const found = await stat(file).catch(() => null)
      if (!found?.isFile() || now - found.mtimeMs < age) continue
      await rm(file, { force: true })
      removed++
    }
  }
  return removed
}
