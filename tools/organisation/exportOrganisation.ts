import { createWriteStream } from 'node:fs'
import { mkdir, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { finished } from 'node:stream/promises'
import type { Blobs } from '@forecourt/services/storage/Blobs'
import { writeFileAtomically } from '@forecourt/services/storage/writeFileAtomically'
import type pg from 'pg'
import { dependants, describeTables, refers, type Tables } from './describeTables'

/** `organisation.json` of an archive. */
export interface ArchiveHead {
  readonly format: 1
  readonly organisation: { readonly id: string; readonly slug: string; readonly name: string }
  /** The last migration of the database. */
  readonly migration: string
  /** Since when the history of its rows is known, ISO in UTC. */
  readonly historySince: string
  /** Numbers of rows by file below `rows`. */
  readonly rows: { readonly [file: string]: number }
  readonly files: number
}

/** Columns of users that the export leaves empty: a user chooses a new password after the import. */
const blanked: { readonly [table: string]: object } = {
  users: { password_hash: null, totp_secret: null, totp_confirmed_at: null, totp_step: null, recovery_codes: [] },
}

/** Names of stored files, wherever a row mentions them. */
const storageKeys = /(?:[a-z0-9][a-z0-9_-]*\/){1,5}[a-z0-9][a-z0-9_-]*\.(?:svg|png|jpe?g|webp|avif|gif|pdf)/gi

/** The later beginning of the two: of the database, and of an organisation that was imported into it. */
const historySince = async (client: pg.Client, organisationId: string): Promise<string> => {
  const { rows } = await client.query<{ at: Date }>(`select max(at) as at from history_starts where organisation_id in ('', $1)`, [
    organisationId,
  ])
  if (!rows[0]) throw new Error('The database has no history: run its migrations.')
  return rows[0].at.toISOString()
}

export const lastMigration = async (client: pg.Client): Promise<string> =>
  (await client.query<{ name: string }>('select max(migration_name) as name from _prisma_migrations')).rows[0]?.name ?? ''

/** Rows of the platform that an organisation's rows refer to, directly or not, by their place in the table. */
const sharedRows = async (client: pg.Client, { columns, owned, foreignKeys }: Tables, organisationId: string) => {
  const shared = new Map<string, Set<string>>()
  const isOwned = (table: string) => owned.includes(table)
  const add = async (table: string, alias: string, query: string, values: readonly unknown[]) => {
    const places = shared.get(table) ?? new Set()
    const before = places.size
    const free = isOwned(table) ? `${alias}.organisation_id is null and` : ''
    const { rows } = await client.query<{ place: string }>(query.replace('FREE', free), [...values])
    for (const { place } of rows) places.add(place)
    shared.set(table, places)
    return places.size > before
  }
  const placesOf = (table: string) => [...(shared.get(table) ?? [])]
  for (let grows = true; grows; ) {
    grows = false
    for (const key of foreignKeys) {
      if (key.parent === 'organisations' || !columns.has(key.child)) continue
      // These lead to rows of the organisation itself.
      if (isOwned(key.parent) && key.childColumns.includes('organisation_id')) continue
      const own = isOwned(key.child) ? 'c.organisation_id = $1 or' : '$1::text is null or'
      const query = `select distinct p.ctid::text as place from "${key.parent}" p join "${key.child}" c on ${refers(key)}
        where FREE (${own} c.ctid = any($2::tid[]))`
      if (await add(key.parent, 'p', query, [organisationId, placesOf(key.child)])) grows = true
    }
    for (const { table, column, parent } of dependants) {
      const query = `select c.ctid::text as place from "${table}" c join "${parent}" p on c.${column} = p.id
        where FREE (p.organisation_id = $1 or p.ctid = any($2::tid[]))`
      if (await add(table, 'c', query, [organisationId, placesOf(parent)])) grows = true
    }
  }
  return shared
}

/**
 * Writes an organisation to an empty folder: `organisation.json`, `rows/<table>.jsonl` with its rows, `rows/shared-<table>.jsonl` with rows of
 * the platform that these refer to, and `files/`. All rows are of one moment.
 */
export const exportOrganisation = async (
  client: pg.Client,
  blobs: Pick<Blobs, 'read'>,
  slug: string,
  directory: string,
): Promise<ArchiveHead> => {
  await client.query('begin isolation level repeatable read read only')
  const found = await client.query<ArchiveHead['organisation']>('select id, slug, name from organisations where slug = $1', [slug])
  const organisation = found.rows[0]
  if (!organisation) throw new Error(`There is no organisation "${slug}".`)
  const tables = await describeTables(client)
  await mkdir(path.join(directory, 'rows'), { recursive: true })
  const counts: Record<string, number> = {}
  const keys = new Set<string>()
  const write = async (file: string, table: string, where: string, value: unknown) => {
    const { rows } = await client.query<{ row: string }>(
      `select (to_jsonb(t) || $2::jsonb)::text as row from "${table}" t where ${where}`,
      [value, JSON.stringify(blanked[table] ?? {})],
    )
    if (rows.length === 0) return
    counts[file] = rows.length
    const output = createWriteStream(path.join(directory, 'rows', `${file}.jsonl`))
    for (const { row } of rows) {
      output.write(`${row}\n`)
      for (const [key] of row.matchAll(storageKeys)) keys.add(key)
    }
    output.end()
    await finished(output)
  }
  await write('organisations', 'organisations', 't.id = $1', organisation.id)
  // The beginning is in the head: imports write it.
  for (const table of tables.owned.filter((name) => name !== 'history_starts'))
    await write(table, table, 't.organisation_id = $1', organisation.id)
  for (const [table, places] of await sharedRows(client, tables, organisation.id))
    await write(`shared-${table}`, table, 't.ctid = any($1::tid[])', [...places])
  const migration = await lastMigration(client)
  const since = await historySince(client, organisation.id)
  await client.query('commit')
  let files = 0
  for (const key of keys)
    for (const name of [key, `.withheld/${key}`]) {
      const bytes = await blobs.read(name)
      if (!bytes) continue
      await writeFileAtomically(path.join(directory, 'files', name), bytes)
      files++
    }
  const head: ArchiveHead = { format: 1, organisation, migration, historySince: since, rows: counts, files }
  await writeFile(path.join(directory, 'organisation.json'), `${JSON.stringify(head, null, 2)}\n`)
  return head
}
