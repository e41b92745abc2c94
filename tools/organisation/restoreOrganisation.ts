import path from 'node:path'
import { type Change, channel, inboxChannel } from '@forecourt/data/changes/notifyChange'
import type { Erasure } from '@forecourt/data/leads/person/erasedIdentifiers'
import type { Blobs } from '@forecourt/services/storage/Blobs'
import { copyBlobs } from '@forecourt/services/storage/copyBlobs'
import { folderBlobs } from '@forecourt/services/storage/folderBlobs'
import type pg from 'pg'
import { dependants, describeTables, type ForeignKey, refers, type Tables } from './describeTables'
import { type ArchiveHead, lastMigration } from './exportOrganisation'
import { assertReferences } from './importOrganisation'
import { readHead, readRows, toTable } from './readArchive'
import { findTreatment, presentColumns, restoredValues, returnsWith, type Treatment } from './restoredTables'

/** What a restore does to one table. */
export interface RestoredTable {
  readonly table: string
  readonly returned: number
  readonly changed: number
  readonly removed: number
  /** Rows that are newer than the restored time and stay, because an enquiry, a booking or a payment refers to them. */
  readonly stayed: number
  /** Rows that could not return, because what they belong to is gone, or another row has their place. */
  readonly leftOut: number
}

export interface RestoreRequest {
  readonly blobs: Blobs
  /** An archive of the organisation as it was, without the people of `erasures`. */
  readonly directory: string
  /** The restored time, ISO in UTC. */
  readonly at: string
  /** All erasures that the archive was made with. */
  readonly erasures: readonly Erasure[]
  /** False undoes everything in the end, so that only the result is known. */
  readonly apply: boolean
}

interface Context {
  readonly client: pg.Client
  readonly tables: Tables
  /** The organisation's id as an SQL literal. */
  readonly own: string
  /** Restored tables, parents before children. */
  readonly order: readonly string[]
}

const attempts = 3
/** Deadlock, or a lock that could not be had in time. */
const isBlocked = ({ code }: { code?: string }) => code === '40P01' || code === '55P03'
const isTaken = ({ code }: { code?: string }) => code === '23505'

/** The condition that a row of a table is the organisation's. */
const isOwn = (table: string, alias: string, own: string): string => {
  if (table === 'organisations') return `${alias}.id = ${own}`
  const dependant = dependants.find((one) => one.table === table)
  if (!dependant) return `${alias}.organisation_id = ${own}`
  return `${alias}.${dependant.column} in (select id from "${dependant.parent}" where organisation_id = ${own})`
}

const sameRow = ({ primaryKeys }: Tables, table: string, one: string, other: string): string =>
  (primaryKeys.get(table) ?? []).map((column) => `${one}."${column}" = ${other}."${column}"`).join(' and ')

const tablesOf = ({ owned }: Tables) => ['organisations', ...owned, ...dependants.map(({ table }) => table)]

const withTreatment = ({ order }: Pick<Context, 'order'>, ...treatments: readonly Treatment[]) =>
  order.filter((table) => treatments.includes(findTreatment(table)))

/** Tables sorted with parents before children. Two tables that refer to each other are in either order. */
const parentsFirst = (tables: readonly string[], foreignKeys: readonly ForeignKey[]): string[] => {
  const order: string[] = []
  const seen = new Set<string>()
  const visit = (table: string) => {
    if (seen.has(table) || !tables.includes(table)) return
    seen.add(table)
    // The live version of a site is a child of the site.
    for (const { child, parent } of foreignKeys) if (child === table && !(child === 'sites' && parent === 'versions')) visit(parent)
    order.push(table)
  }
  for (const table of tables) visit(table)
  return order
}

/** Locks every row of the organisation, so that what is compared is what is changed. */
const lockRows = async ({ client, own, order }: Context) => {
  await client.query(`set local lock_timeout = '10s'`)
  const { rowCount } = await client.query(`select id from organisations where id = ${own} for update`)
  if (rowCount !== 1) throw new Error('The organisation is no longer here.')
  for (const table of withTreatment({ order }, 'content', 'record', 'trace'))
    await client.query(`select count(*) from (select 1 from "${table}" t where ${isOwn(table, 't', own)} for update) locked`)
}

/** Copies what stays as it is to the staged rows, and increments the revision of rows that change: a restore is a change. */
const mergeStaged = async ({ client, tables }: Context, table: string) => {
  const columns = tables.columns.get(table) ?? []
  const same = sameRow(tables, table, 'l', 's')
  const present = [...(presentColumns[table] ?? []), ...columns.filter((column) => column === 'revision')]
  if (present.length > 0)
    await client.query(
      `update "staged_${table}" s set ${present.map((column) => `"${column}" = l."${column}"`).join(', ')} from "${table}" l where ${same}`,
    )
  if (columns.includes('revision') && !tables.primaryKeys.get(table)?.includes('revision'))
    await client.query(
      `update "staged_${table}" s set revision = s.revision + 1 from "${table}" l where ${same} and to_jsonb(l) is distinct from to_jsonb(s)`,
    )
}

/** Loads the archive into temporary tables `staged_…`, and adds rows of the platform that are missing. */
const stageRows = async (context: Context, directory: string, { rows }: ArchiveHead) => {
  const { client, tables, order } = context
  const staged = withTreatment(context, 'content', 'record', 'trace')
  for (const table of staged) await client.query(`create temp table "staged_${table}" (like "${table}") on commit drop`)
  for (const [file, expected] of Object.entries(rows)) {
    const table = toTable(file)
    const isDependant = dependants.some((one) => one.table === table)
    if (file !== table && !isDependant) {
      // Users and roll-outs are referred to by rows that don't return.
      if (table === 'users' || table === 'rollouts') continue
      const names = (tables.columns.get(table) ?? []).map((column) => `"${column}"`).join(', ')
      const query = `insert into "${table}" (${names}) overriding system value
        select ${names} from jsonb_populate_recordset(null::"${table}", $1::jsonb) on conflict do nothing`
      await readRows(directory, file, expected, (batch) => client.query(query, [batch]))
    } else if (staged.includes(table))
      await readRows(directory, file, expected, (batch) =>
        client.query(`insert into "staged_${table}" select * from jsonb_populate_recordset(null::"${table}", $1::jsonb)`, [batch]),
      )
    else if (!order.includes(table)) throw new Error(`The archive has rows of an unknown table: ${file}.`)
  }
  for (const { table, column, parent } of dependants) {
    const names = (tables.columns.get(table) ?? []).map((name) => `"${name}"`).join(', ')
    const others = `s.${column} not in (select id from "staged_${parent}")`
    await client.query(`insert into "${table}" (${names}) select ${names} from "staged_${table}" s where ${others} on conflict do nothing`)
    await client.query(`delete from "staged_${table}" s where ${others}`)
  }
  for (const [table, values] of Object.entries(restoredValues))
    await client.query(
      `update "staged_${table}" set ${Object.entries(values)
        .map(([column, value]) => `"${column}" = ${value}`)
        .join(', ')}`,
    )
  for (const table of withTreatment(context, 'content')) await mergeStaged(context, table)
}

/** Finds rows that are newer than the archive, in temporary tables `newer_…`, and which of them stay. */
const findNewer = async (context: Context) => {
  const { client, tables, own } = context
  const newer: string[] = []
  for (const table of withTreatment(context, 'content')) {
    await client.query(`create temp table "newer_${table}" (like "${table}") on commit drop`)
    await client.query(`alter table "newer_${table}" add column stays boolean`)
    const { rowCount } = await client.query(`insert into "newer_${table}" select l.*, false from "${table}" l
      where ${isOwn(table, 'l', own)} and not exists (select from "staged_${table}" s where ${sameRow(tables, table, 'l', 's')})`)
    if (rowCount) newer.push(table)
  }
  for (let grows = true; grows; ) {
    grows = false
    const mark = async (table: string, alias: string, condition: string) => {
      const { rowCount } = await client.query(`update "newer_${table}" ${alias} set stays = true where not stays and ${condition}`)
      if (rowCount) grows = true
    }
    for (const key of tables.foreignKeys.filter(({ parent }) => newer.includes(parent))) {
      const { child, parent } = key
      const isPart = key.onDelete === 'c' || dependants.some(({ table }) => table === child)
      if (tables.owned.includes(child) && findTreatment(child) === 'record')
        await mark(parent, 'p', `exists (select from "${child}" c where ${isOwn(child, 'c', own)} and ${refers(key)})`)
      if (!newer.includes(child)) continue
      await mark(parent, 'p', `exists (select from "newer_${child}" c where c.stays and ${refers(key)})`)
      if (isPart) await mark(child, 'c', `exists (select from "newer_${parent}" p where p.stays and ${refers(key)})`)
    }
  }
  return newer
}

/** Removes newer rows that don't stay, and what belongs to them. */
const removeNewer = async ({ client, tables, own }: Context, newer: readonly string[]) => {
  for (const table of newer)
    await client.query(`delete from "${table}" l using "newer_${table}" n where not n.stays and ${sameRow(tables, table, 'l', 'n')}`)
  const followers = tables.foreignKeys.filter(
    ({ child, parent }) =>
      tables.owned.includes(child) && parent !== 'organisations' && ['trace', 'current'].includes(findTreatment(child)),
  )
  for (let changes = newer.length; changes > 0; ) {
    changes = 0
    for (const key of followers) {
      const given = key.childColumns.map((column) => `c."${column}" is not null`).join(' and ')
      const orphaned = `${isOwn(key.child, 'c', own)} and ${given} and not exists (select from "${key.parent}" p where ${refers(key)})`
      const nulled = key.nulled.map((column) => `"${column}" = null`).join(', ')
      const { rowCount } = await client.query(
        key.onDelete === 'n' ? `update "${key.child}" c set ${nulled} where ${orphaned}` : `delete from "${key.child}" c where ${orphaned}`,
      )
      changes += rowCount ?? 0
    }
  }
}

interface ChangedBack {
  readonly changed: number
  /** How many of them were removed, to be inserted again with those that return. */
  readonly inserting: number
}

/** Changes rows back. Rows that exchange a unique value are removed instead, and inserted with those that return. */
const changeBack = async ({ client, tables }: Context, table: string): Promise<ChangedBack> => {
  const keys = tables.primaryKeys.get(table) ?? []
  const columns = (tables.columns.get(table) ?? []).filter((column) => !keys.includes(column))
  const differs = `${sameRow(tables, table, 'l', 's')} and to_jsonb(l) is distinct from to_jsonb(s)`
  if (columns.length === 0) return { changed: 0, inserting: 0 }
  await client.query('savepoint changes')
  try {
    const assignments = columns.map((column) => `"${column}" = s."${column}"`).join(', ')
    const { rowCount } = await client.query(`update "${table}" l set ${assignments} from "staged_${table}" s where ${differs}`)
    await client.query('release savepoint changes')
    return { changed: rowCount ?? 0, inserting: 0 }
  } catch (error) {
    if (!isTaken(error as { code?: string })) throw error
    await client.query('rollback to savepoint changes')
    const { rowCount } = await client.query(`delete from "${table}" l using "staged_${table}" s where ${differs}`)
    return { changed: rowCount ?? 0, inserting: rowCount ?? 0 }
  }
}

/** Inserts missing rows whose parents are here. */
const insertMissing = async ({ client, tables, order }: Context, table: string) => {
  const same = sameRow(tables, table, 'l', 's')
  const missing = `not exists (select from "${table}" l where ${same})`
  const before = order.slice(0, order.indexOf(table))
  const isHere = (key: ForeignKey) => {
    const absent = key.childColumns.map((column) => `c."${column}" is null`).join(' or ')
    return `(${absent} or exists (select from "${key.parent}" p where ${refers(key)}))`.replaceAll('c."', 's."')
  }
  const parents = tables.foreignKeys
    .filter(({ child, parent }) => child === table && (before.includes(parent) || !order.includes(parent)))
    .map((key) => `and ${isHere(key)}`)
  const companion = returnsWith[table]
  const accompanied = companion
    ? `and exists (select from "staged_${companion.table}" e where e.organisation_id = s.organisation_id and e.${companion.column} = s.id
        and not exists (select from "${companion.table}" l where ${sameRow(tables, companion.table, 'l', 'e')}))`
    : ''
  const names = (tables.columns.get(table) ?? []).map((column) => `"${column}"`).join(', ')
  const found = await client.query<{ n: number }>(`select count(*)::int as n from "staged_${table}" s where ${missing} ${accompanied}`)
  const { rowCount } = await client.query(
    `insert into "${table}" (${names}) overriding system value
      select ${names} from "staged_${table}" s where ${missing} ${accompanied} ${parents.join(' ')} on conflict do nothing`,
  )
  const returned = rowCount ?? 0
  return { returned, leftOut: (found.rows[0]?.n ?? 0) - returned }
}

/** A layer's restored values are its next release, which sites without a pin use. */
const releaseLayers = ({ client, own }: Context, at: string) =>
  client.query(
    `insert into layer_releases (layer_id, revision, schema_version, "values", locks, lock_reasons, note, author_name)
      select id, revision, schema_version, "values", locks, lock_reasons, $1, 'Restore' from layers l
      where organisation_id = ${own} and not exists (select from layer_releases r where r.layer_id = l.id and r.revision = l.revision)`,
    [`As it was at ${at}`],
  )

/** Has sites, search indexes and open inboxes read the organisation again. Triggers run again from here on. */
const notifyProcesses = async ({ client, own }: Context) => {
  await client.query('set local session_replication_role = origin')
  await client.query(`insert into car_changes (organisation_id, car_ids)
    select ${own}, array_agg(id) from (select id from cars where organisation_id = ${own} union select id from newer_cars) changed having count(*) > 0`)
  const site: Change['kind'] = 'site'
  await client.query(
    `select pg_notify($1, json_build_object('kind', $2::text, 'organisationId', organisation_id, 'siteId', id)::text)
      from sites where organisation_id = ${own}`,
    [channel, site],
  )
  await client.query(`select pg_notify($1, ${own})`, [inboxChannel])
}

const appendRestored = ({ client, own }: Context, at: string, restored: readonly RestoredTable[]) =>
  client.query(
    `insert into audit (organisation_id, actor_name, action, target, summary, detail)
      values (${own}, 'Restore', 'organisation.restore', ${own}, $1, $2)`,
    [`Restored the business to ${at.slice(0, 16).replace('T', ' ')} UTC`, { at, tables: restored }],
  )

/** People who were erased while the archive was made are still in it. */
const assertErased = async ({ client, own }: Context, erasures: readonly Erasure[]) => {
  const { rows } = await client.query<{ hash: string; at: Date }>(
    `select mark_hash as hash, erased_at as at from erased_marks where organisation_id = ${own}`,
  )
  const known = new Set(erasures.map(({ markHash, erasedAt }) => `${markHash} ${erasedAt}`))
  if (rows.some(({ hash, at }) => !known.has(`${hash} ${at.toISOString()}`)))
    throw new Error('A person was erased in the meantime. Run it again.')
}

const replaceRows = async (context: Context, { directory, at, erasures }: RestoreRequest, head: ArchiveHead) => {
  const { client, tables, order } = context
  await lockRows(context)
  await assertErased(context, erasures)
  // Triggers would send messages and add rows that the archive contains already.
  await client.query('set local session_replication_role = replica')
  await stageRows(context, directory, head)
  const newer = await findNewer(context)
  await removeNewer(context, newer)
  const changedBack = new Map<string, ChangedBack>()
  for (const table of withTreatment(context, 'content')) changedBack.set(table, await changeBack(context, table))
  const restored: RestoredTable[] = []
  for (const table of withTreatment({ order }, 'content', 'record', 'trace')) {
    const inserted = await insertMissing(context, table)
    const { changed, inserting } = changedBack.get(table) ?? { changed: 0, inserting: 0 }
    const counts = newer.includes(table)
      ? await client.query<{ removed: number; stayed: number }>(
          `select count(*) filter (where not stays)::int as removed, count(*) filter (where stays)::int as stayed from "newer_${table}"`,
        )
      : null
    const { leftOut } = inserted
    const row = { table, returned: inserted.returned - inserting, changed, leftOut, removed: 0, stayed: 0, ...counts?.rows[0] }
    if (row.returned + row.changed + row.removed + row.stayed + row.leftOut > 0) restored.push(row)
  }
  await releaseLayers(context, at)
  await assertReferences(client, tables, head.organisation.id)
  if (restored.some(({ returned, changed: back, removed }) => returned + back + removed > 0)) {
    await appendRestored(context, at, restored)
    await notifyProcesses(context)
  }
  return restored
}

/**
 * Makes an organisation what it was in an archive, in one transaction, while everything serves. Other organisations, access of users and
 * what was sent to other systems stay as they are; enquiries, bookings and payments stay and are completed. Throws without a change if the
 * archive is of another release, or a person was erased since it was made.
 */
export const restoreOrganisation = async (client: pg.Client, request: RestoreRequest): Promise<readonly RestoredTable[]> => {
  const { blobs, directory, apply } = request
  const head = await readHead(directory)
  const migration = await lastMigration(client)
  if (head.migration !== migration)
    throw new Error(`This database is at ${migration}, not at ${head.migration}: run npm run migrate first.`)
  // Their names are their contents, so that none is replaced.
  if (apply) await copyBlobs(folderBlobs(path.join(directory, 'files')), blobs)
  const tables = await describeTables(client)
  const order = parentsFirst(tablesOf(tables), tables.foreignKeys)
  const context = { client, tables, order, own: client.escapeLiteral(head.organisation.id) }
  for (let attempt = 1; ; attempt++) {
    await client.query('begin')
    try {
      const restored = await replaceRows(context, request, head)
      await client.query(apply ? 'commit' : 'rollback')
      return restored
    } catch (error) {
      await client.query('rollback')
      if (!isBlocked(error as { code?: string }) || attempt === attempts) throw error
    }
  }
}
