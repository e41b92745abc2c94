import { Prisma } from '../generated/client'
import type { Transaction } from '../Transaction'
import { addCars, discardQueryPlans } from './addCars'
import type { ImportPlan } from './planImport'
import { requestQueriedPhotos } from './requestPhotos'
import { writeQueriedCarValues } from './writeCarValues'

interface ApplyOptions {
  readonly organisationId: string
  readonly feedId: string
  readonly runId: string
  /** ISO in UTC. */
  readonly now: string
}

const writeLinks = async (
  tx: Transaction,
  { organisationId, feedId, now }: ApplyOptions,
  { isStaged, rowProblems, resolvedProblems }: ImportPlan,
) => {
  if (isStaged) {
    await tx.$executeRaw`
      insert into stock_feed_cars (organisation_id, feed_id, external_id, car_id, hash, feed_values, overridden_fields, photos)
      select ${organisationId}, ${feedId}, external_id, car_id, hash, feed_values, overridden_fields, photos from feed_changed
      on conflict (organisation_id, feed_id, external_id) do update
      set hash = excluded.hash, feed_values = excluded.feed_values, overridden_fields = excluded.overridden_fields, photos = coalesce(excluded.photos, stock_feed_cars.photos), problem = null, removed_at = null`
    await tx.$executeRaw`
      update stock_feed_cars link set feed_values = withdrawn.feed_values, overridden_fields = withdrawn.overridden_fields, removed_at = ${now}::timestamptz
      from feed_withdrawn withdrawn
      where not withdrawn.is_reused and link.organisation_id = ${organisationId} and link.feed_id = ${feedId} and link.external_id = withdrawn.external_id`
    // Other feeds of these cars may take precedence now.
    await tx.$executeRaw`
      update stock_feed_cars link set hash = ''
      from feed_withdrawn withdrawn where link.organisation_id = ${organisationId} and link.feed_id <> ${feedId} and link.car_id = withdrawn.car_id`
  }
  const problemsJson = JSON.stringify([...rowProblems].map(([external_id, problem]) => ({ external_id, problem })))
  if (rowProblems.size > 0)
    await tx.$executeRaw`
      update stock_feed_cars link set problem = found.problem
      from jsonb_to_recordset(${problemsJson}::jsonb) as found(external_id text, problem text)
      where link.organisation_id = ${organisationId} and link.feed_id = ${feedId} and link.external_id = found.external_id`
  if (resolvedProblems.length > 0)
    await tx.$executeRaw`update stock_feed_cars set problem = null where feed_id = ${feedId} and external_id = any(${[...resolvedProblems]})`
}

/** Applies a plan in the transaction that made it; its run is inserted already. */
export const applyPlan = async (tx: Transaction, options: ApplyOptions, plan: ImportPlan): Promise<void> => {
  const { organisationId, feedId, runId, now } = options
  if (!plan.isStaged) return writeLinks(tx, options, plan)
  // A car whose stock number goes to another car gets a suffix.
  await tx.$executeRaw`
    update cars car set stock_number = withdrawn.external_id || '~' || left(car.id, 8) from feed_withdrawn withdrawn where withdrawn.is_reused and car.id = withdrawn.car_id`
  await writeQueriedCarValues(
    tx,
    Prisma.sql`select car_id as id, after from feed_changed union all select car_id, after from feed_withdrawn`,
    now,
  )
  await tx.$executeRaw`
    delete from stock_feed_cars link
    where link.organisation_id = ${organisationId} and link.feed_id = ${feedId} and link.external_id in (
      select known_as from feed_changed where known_as <> external_id union all select external_id from feed_withdrawn where is_reused
    )`
  await discardQueryPlans(tx)
  await addCars(tx, { organisationId, id: feedId }, Prisma.sql`staged.car_id is null and not staged.is_added`)
  await writeLinks(tx, options, plan)
  await requestQueriedPhotos(
    tx,
    organisationId,
    Prisma.sql`
      select id as car_id, photos from feed_rows where car_id is null and cardinality(photos) > 0
      union all select car_id, photos from feed_changed where photos_before is not null`,
    now,
  )
  await tx.$executeRaw`
    insert into stock_feed_changes (organisation_id, run_id, car_id, kind, before, after)
    select ${organisationId}, ${runId}, id, 'added', '{}', jsonb_build_object('name', name, 'status', status)
    from feed_rows where car_id is null
    union all
    select ${organisationId}, ${runId}, car_id, 'changed',
      before || case when photos_before is null then '{}' else jsonb_build_object('photos', photos_before) end,
      after || case when photos_before is null then '{}' else jsonb_build_object('photos', photos) end
    from feed_changed where after <> '{}' or photos_before is not null
    union all
    select ${organisationId}, ${runId}, car_id, 'withdrawn', before, after from feed_withdrawn where after <> '{}'`
}
