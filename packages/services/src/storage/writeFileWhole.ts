import { randomUUID } from 'node:crypto'
import { mkdir, rename, rm, writeFile } from 'node:fs/promises'
import { dirname } from 'node:path'

/** What the name of a file ends with until it is whole. */
export const unfinishedEnding = '.part'

/** Writes a file, in a folder that is made where it is missing: there whole or not at all, and no part of it stays behind a failure. */
export async function writeFileWhole(path: string, content: string | Buffer): Promise<void> {
  await mkdir(dirname(path), { recursive: true })
  const part = `${path}.${randomUUID()}${unfinishedEnding}`
  try {
    await writeFile(part, content)
    await rename(part, path)
  } catch (error) {
    await rm(part, { force: true })
    throw error
  }
}
