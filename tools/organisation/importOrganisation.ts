import path from 'node:path'
import type { Blobs } from '@forecourt/services/storage/Blobs'
import { copyBlobs } from '@forecourt/services/storage/copyBlobs'
import { folderBlobs } from '@forecourt/services/storage/folderBlobs'
import type pg from 'pg'
import { describeTables, refers, type Tables } from './describeTables'
import { type ArchiveHead, lastMigration } from './exportOrganisation'
import { readHead, readRows, toTable } from './readArchive'

/** Inserts the rows of a file; shared rows that are there already stay as they are. */
const insertRows = async (client: pg.Client, columns: readonly string[], directory: string, file: string, expected: number) => {
  const table = toTable(file)
  const names = columns.map((column) => `"${column}"`).join(', ')
  const query = `insert into "${table}" (${names}) overriding system value
    select ${names} from jsonb_populate_recordset(null::"${table}", $1::jsonb) ${file === table ? '' : 'on conflict do nothing'}`
  await readRows(directory, file, expected, (rows) => client.query(query, [rows]))
}

/** Foreign keys aren't checked while rows are inserted, because some tables refer to each other. */
export const assertReferences = async (client: pg.Client, { foreignKeys, owned }: Tables, organisationId: string) => {
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
 * imported lead, and the history is that of the archive. Throws if the organisation exists, the archive is of another release, or a row is incomplete.
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
    await client.query(`set local session_replication_role = replica; set local app.imports_history = 'on'`)
    for (const [file, expected] of Object.entries(head.rows)) {
      const columns = tables.columns.get(toTable(file))
      if (!columns) throw new Error(`The archive has rows of an unknown table: ${file}.`)
      await insertRows(client, columns, directory, file, expected)
    }
    await client.query('insert into history_starts (organisation_id, at) values ($1, $2)', [organisation.id, head.historySince])
    await assertReferences(client, tables, organisation.id)
    await advanceCounters(client, tables)
    await client.query('commit')
  } catch (error) {
    await client.query('rollback')
    throw error
  }
  return head
}
