import { createReadStream } from 'node:fs'
import { readFile } from 'node:fs/promises'
import path from 'node:path'
import { createInterface } from 'node:readline'
import type { Blobs } from '@forecourt/services/storage/Blobs'
import { copyBlobs } from '@forecourt/services/storage/copyBlobs'
import { folderBlobs } from '@forecourt/services/storage/folderBlobs'
import type pg from 'pg'
import { describeTables, refers, type Tables } from './describeTables'
import { type ArchiveHead, lastMigration } from './exportOrganisation'

const batchSize = 500

const readHead = async (directory: string): Promise<ArchiveHead> => {
  const text = await readFile(path.join(directory, 'organisation.json'), 'utf8').catch(() => null)
  const head = text === null ? null : (JSON.parse(text) as ArchiveHead)
  if (head?.format !== 1) throw new Error('This is not an archive of npm run organisation -- export.')
  return head
}

/** Inserts the rows of a file; shared rows that are there already stay as they are. */
const insertRows = async (client: pg.Client, columns: readonly string[], directory: string, file: string): Promise<number> => {
  const isShared = file.startsWith('shared-')
  const table = file.replace(/^shared-/, '')
  const names = columns.map((column) => `"${column}"`).join(', ')
  const query = `insert into "${table}" (${names}) overriding system value
    select ${names} from jsonb_populate_recordset(null::"${table}", $1::jsonb) ${isShared ? 'on conflict do nothing' : ''}`
  let lines: string[] = []
  let count = 0
  const flush = async () => {
    if (lines.length > 0) await client.query(query, [`[${lines.join(',')}]`])
    lines = []
  }
  for await (const line of createInterface({ input: createReadStream(path.join(directory, 'rows', `${file}.jsonl`)) })) {
    lines.push(line)
    count++
    if (lines.length === batchSize) await flush()
  }
  await flush()
  return count
}

/** Foreign keys aren't checked while rows are inserted, because some tables refer to each other. */
const assertReferences = async (client: pg.Client, { foreignKeys, owned }: Tables, organisationId: string) => {
  for (const key of foreignKeys.filter(({ child }) => owned.includes(child))) {
    const given = key.childColumns.map((column) => `c."${column}" is not null`).join(' and ')
    const { rowCount } = await client.query(
      `select from "${key.child}" c where c.organisation_id = $1 and ${given}
        and not exists (select from "${key.parent}" p where ${refers(key)}) limit 1`,
      [organisationId],
    )
    if (rowCount) throw new Error(`A row of ${key.child} refers to a row of ${key.parent} that is neither in the archive nor here.`)
  }
}

const advanceCounters = async (client: pg.Client, { counted }: Tables) => {
  for (const [table, column] of counted)
    await client.query(
      `select setval(pg_get_serial_sequence($1, $2), greatest((select max("${column}") from "${table}"), 1)) where exists (select from "${table}")`,
      [table, column],
    )
}

/**
 * Imports an archive of `exportOrganisation` in one transaction, files first. Triggers don't run: no message is sent for an
 * imported lead. Throws if the organisation exists, the archive is of another release, or a row is incomplete.
 */
export const importOrganisation = async (client: pg.Client, blobs: Blobs, directory: string): Promise<ArchiveHead> => {
  const head = await readHead(directory)
  const { organisation } = head
  const migration = await lastMigration(client)
  if (head.migration !== migration)
    throw new Error(`The archive is of another release (${head.migration}; this database is at ${migration}): import it into that release.`)
  const known = await client.query('select from organisations where id = $1 or slug = $2', [organisation.id, organisation.slug])
  if (known.rowCount) throw new Error(`The organisation "${organisation.slug}" is here already.`)
  await copyBlobs(folderBlobs(path.join(directory, 'files')), blobs)
  const tables = await describeTables(client)
  await client.query('begin')
  try {
    // Triggers would send messages and add rows that the archive contains already.
    await client.query('set local session_replication_role = replica')
    for (const [file, expected] of Object.entries(head.rows)) {
      const columns = tables.columns.get(file.replace(/^shared-/, ''))
      if (!columns) throw new Error(`The archive has rows of an unknown table: ${file}.`)
      const count = await insertRows(client, columns, directory, file)
      if (count !== expected) throw new Error(`The archive is incomplete: ${count} of ${expected} rows in ${file}.jsonl.`)
    }
    await assertReferences(client, tables, organisation.id)
    await advanceCounters(client, tables)
    await client.query('commit')
  } catch (error) {
    await client.query('rollback')
    throw error
  }
  return head
}
