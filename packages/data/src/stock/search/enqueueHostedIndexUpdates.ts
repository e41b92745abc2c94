import { createHash } from 'node:crypto'
import type { OutboxPayload } from '@forecourt/rules/outbox/outboxMessages'
import type { Database } from '../../createDatabase'
import type { Transaction } from '../../Transaction'
import { maxPositionAgeHours } from '../changedCars'

interface HostedSite {
  readonly organisationId: string
  readonly siteId: string
  readonly appId: string
  readonly indexName: string
  /** Settings of the site that affect its records. */
  readonly shows: string
}

interface IndexPosition {
  readonly target: string
  readonly xid: string
  readonly isRetained: boolean
}

/** Batch size: cars per message, small enough to send and retry quickly. */
const carsPerMessage = 1000
/** Increment when the record format or index settings change: rebuilds every index. */
const format = 3

const hostedSites = (db: Database, organisationId: string | null): Promise<HostedSite[]> =>
  db.platform.transaction(
    (tx) => tx.$queryRaw<HostedSite[]>`
      select * from (
        select site.organisation_id as "organisationId", site.id as "siteId",
          version.config -> 'search' ->> 'appId' as "appId", version.config -> 'search' ->> 'indexName' as "indexName",
          concat(version.config -> 'finance' ->> 'provider', ' ', version.config -> 'price' ->> 'offerSubscriptions') as "shows"
        from sites site
        join versions version on version.organisation_id = site.organisation_id and version.site_id = site.id and version.number = site.live_version
        where site.status = 'live' and (${organisationId}::text is null or site.organisation_id = ${organisationId})
      ) as live
      where "appId" <> '' and "indexName" <> ''`,
  )

const indexTarget = ({ appId, indexName, shows }: HostedSite) =>
  createHash('sha256')
    .update(JSON.stringify([appId, indexName, shows, format]))
    .digest('hex')

/** Locks the position of a site’s index, so that no two workers enqueue the same updates. */
const lockIndexPosition = async (tx: Transaction, { organisationId, siteId }: HostedSite): Promise<IndexPosition | null> => {
  await tx.$executeRaw`
    insert into hosted_indexes (organisation_id, site_id, target, xid, read_at)
    values (${organisationId}, ${siteId}, '', '0', '-infinity') on conflict do nothing`
  const [position] = await tx.$queryRaw<IndexPosition[]>`
    select target, xid::text as xid,
      read_at > clock_timestamp() - ${maxPositionAgeHours} * interval '1 hour' and xid <= pg_snapshot_xmin(pg_current_snapshot()) as "isRetained"
    from hosted_indexes where organisation_id = ${organisationId} and site_id = ${siteId} for update`
  return position ?? null
}

const enqueueFor = (site: HostedSite, db: Database): Promise<number> =>
  db.platform.transaction(async (tx) => {
    const { organisationId, siteId } = site
    const target = indexTarget(site)
    const position = await lockIndexPosition(tx, site)
    const since = position?.isRetained && position.target === target ? position.xid : null
    const [read] = await tx.$queryRaw<{ horizon: string; carIds: string[] | null }[]>`
      select now.horizon::text as horizon, (
        select array_agg(distinct changed.id) from car_changes change cross join lateral unnest(change.car_ids) as changed (id)
        where change.organisation_id = ${organisationId} and change.xid >= ${since}::xid8
      ) as "carIds"
      from (select pg_snapshot_xmin(pg_current_snapshot()) as horizon) as now`
    if (!read) throw new Error('A query of one row gave none.')
    const ids = read.carIds ?? []
    const payloads: OutboxPayload<'search.sync'>[] = since === null ? [{ carIds: null }] : []
    if (since !== null)
      for (let start = 0; start < ids.length; start += carsPerMessage) payloads.push({ carIds: ids.slice(start, start + carsPerMessage) })
    for (const payload of payloads)
      await tx.$executeRaw`
        insert into outbox (organisation_id, site_id, kind, payload)
        values (${organisationId}, ${siteId}, 'search.sync', ${JSON.stringify(payload)}::jsonb)`
    await tx.$executeRaw`
      update hosted_indexes set target = ${target}, xid = ${read.horizon}::xid8, read_at = clock_timestamp()
      where organisation_id = ${organisationId} and site_id = ${siteId}`
    return payloads.length
  })

/**
 * Enqueues updates of hosted search indexes: cars changed since the last update, or everything for a new index. Reading changes and
 * enqueuing is one transaction: at-least-once delivery. Returns the number of messages.
 *
 * @param organisationId limits it to one organisation; default: all
 */
export const enqueueHostedIndexUpdates = async (db: Database, organisationId: string | null = null): Promise<number> => {
  let enqueued = 0
  for (const site of await hostedSites(db, organisationId)) enqueued += await enqueueFor(site, db)
  return enqueued
}
