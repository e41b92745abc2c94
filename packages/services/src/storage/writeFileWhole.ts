import { randomUUID } from 'node:crypto'
import { mkdir, rename, rm, writeFile } from 'node:fs/promises'
import { dirname } from 'node:path'

/** What the name of a file ends with until it is whole. */
export const unfinishedEnding = '.part'

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
