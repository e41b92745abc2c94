import { createReadStream } from 'node:fs'
import { readFile } from 'node:fs/promises'
import path from 'node:path'
import { createInterface } from 'node:readline'
import type { ArchiveHead } from './exportOrganisation'

const batchSize = 500

/** The table of a file below `rows`. */
export const toTable = (file: string): string => file.replace(/^shared-/, '')

export const readHead = async (directory: string): Promise<ArchiveHead> => {
  const text = await readFile(path.join(directory, 'organisation.json'), 'utf8').catch(() => null)
  const head = text === null ? null : (JSON.parse(text) as ArchiveHead)
  if (head?.format !== 1) throw new Error('This is not an archive of npm run organisation -- export.')
  return head
}

/** Runs work on the rows of a file, some hundred at a time as a JSON array. Throws if their number isn't that of the archive's head. */
export const readRows = async (
  directory: string,
  file: string,
  expected: number,
  work: (rows: string) => Promise<unknown>,
): Promise<void> => {
  let lines: string[] = []
  let count = 0
  const flush = async () => {
    if (lines.length > 0) await work(`[${lines.join(',')}]`)
    lines = []
  }
  for await (const line of createInterface({ input: createReadStream(path.join(directory, 'rows', `${file}.jsonl`)) })) {
    lines.push(line)
    count++
    if (lines.length === batchSize) await flush()
  }
  await flush()
  if (count !== expected) throw new Error(`The archive is incomplete: ${count} of ${expected} rows in ${file}.jsonl.`)
}
