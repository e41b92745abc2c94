import { randomUUID } from 'node:crypto'
import { mkdir, readdir, rename, rm, stat, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'

/** Suffix of a file while it is being written. */
const unfinishedEnding = '.part'

/** Writes a file atomically and creates missing folders; a failure leaves no temporary file. */
export async function writeFileAtomically(
  path: string,
  content: string | Buffer,
  { mode }: { readonly mode?: number } = {},
): Promise<void> {
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

/** Maximum duration of a write, in milliseconds. */
const maxWriteMs = 3_600_000

/**
 * Removes temporary files of killed processes below these folders; returns the count. Files modified within an hour of `now` may still be
 * being written and stay.
 */
export async function removeUnfinished(directories: readonly string[], now: number): Promise<number> {
  let removed = 0
  for (const directory of directories) {
    const names = await readdir(directory, { recursive: true }).catch(() => [])
    for (const name of names.filter((one) => one.endsWith(unfinishedEnding))) {
      const file = join(directory, name)
      const found = await stat(file).catch(() => null)
      if (!found?.isFile() || now - found.mtimeMs < maxWriteMs) continue
      await rm(file, { force: true })
      removed++
    }
  }
  return removed
}
