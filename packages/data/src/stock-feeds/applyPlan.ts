import { Prisma } from '../generated/client'
import { carColumn, storedCarFields } from '../stock/storedCarFields'
import type { Transaction } from '../Transaction'
import type { ImportPlan } from './planImport'
import { wantQueriedPhotos } from './wantPhotos'
import { writeQueriedCarValues } from './writeCarValues'

interface Applying {
  readonly organisationId: string
  readonly feedId: string
  readonly runId: string
  /** ISO in UTC. */
  readonly now: string
}

const ownFields = storedCarFields.filter((field) => field !== 'slug')
const columns = Prisma.raw(['slug', ...ownFields.map(carColumn)].join(', '))
const values = Prisma.raw(ownFields.map((field) => `staged."${field}"`).join(', '))

/** Adds the cars that are new. Addresses of cars are unique in an organisation: two stock numbers may differ in nothing an address shows. */
const addCars = async (tx: Transaction, organisationId: string): Promise<void> => {
  // Checks of foreign keys that were planned while a table was nearly empty would get slower with every row.
  await tx.$executeRaw`discard plans`
  await tx.$executeRaw`
    insert into cars (organisation_id, ${columns}, finance_quote, created_at, sold_at)
    with named as (
      select row, slug, row_number() over (partition by slug order by row) as place
      from feed_rows where car_id is null
    ), doubled as materialized (
      select row from named where place > 1
      union
      select named.row from named join cars taken on taken.organisation_id = ${organisationId} and taken.slug = named.slug
    )
    select ${organisationId}, case when doubled.row is null then staged.slug else staged.slug || '-' || left(staged.id, 8) end,
      ${values}, '{}', staged."createdAt", staged."soldAt"
    from feed_rows staged
    left join doubled on doubled.row = staged.row
    where staged.car_id is null`
}

const writeLinks = async (tx: Transaction, { organisationId, feedId, now }: Applying, { isStaged, troubled, healed }: ImportPlan) => {
  if (isStaged) {
    await tx.$executeRaw`
      delete from stock_feed_cars link
      where link.organisation_id = ${organisationId} and link.feed_id = ${feedId} and link.external_id in (
        select known_as from feed_changed where known_as <> external_id union all select external_id from feed_gone where frees
      )`
    await tx.$executeRaw`
      insert into stock_feed_cars (organisation_id, feed_id, external_id, car_id, hash, said, kept, photos)
      select ${organisationId}, ${feedId}, external_id, id, hash, jsonb_build_object('status', status) || says, '{}', photos
      from feed_rows where car_id is null
      union all
      select ${organisationId}, ${feedId}, external_id, car_id, hash, said, kept, photos from feed_changed
      on conflict (organisation_id, feed_id, external_id) do update
      set hash = excluded.hash, said = excluded.said, kept = excluded.kept, photos = coalesce(excluded.photos, stock_feed_cars.photos), problem = null, gone_at = null`
    await tx.$executeRaw`
      update stock_feed_cars link set said = gone.said, kept = gone.kept, gone_at = ${now}::timestamptz
      from feed_gone gone
      where not gone.frees and link.organisation_id = ${organisationId} and link.feed_id = ${feedId} and link.external_id = gone.external_id`
    // What else is fed about these cars may count from now on.
    await tx.$executeRaw`
      update stock_feed_cars link set hash = ''
      from feed_gone gone where link.organisation_id = ${organisationId} and link.feed_id <> ${feedId} and link.car_id = gone.car_id`
  }
  const troubles = JSON.stringify([...troubled].map(([external_id, problem]) => ({ external_id, problem })))
  if (troubled.size > 0)
    await tx.$executeRaw`
      update stock_feed_cars link set problem = found.problem
      from jsonb_to_recordset(${troubles}::jsonb) as found(external_id text, problem text)
      where link.organisation_id = ${organisationId} and link.feed_id = ${feedId} and link.external_id = found.external_id`
  if (healed.length > 0)
    await tx.$executeRaw`update stock_feed_cars set problem = null where feed_id = ${feedId} and external_id = any(${[...healed]})`
}

/** Does what was planned, in the transaction it was planned in; the run it belongs to is there already. */
export const applyPlan = async (tx: Transaction, applying: Applying, plan: ImportPlan): Promise<void> => {
  const { organisationId, runId, now } = applying
  if (!plan.isStaged) return writeLinks(tx, applying, plan)
  // A car whose stock number goes to another keeps it with a mark behind it.
  await tx.$executeRaw`
    update cars car set stock_number = gone.external_id || '~' || left(car.id, 8) from feed_gone gone where gone.frees and car.id = gone.car_id`
  await writeQueriedCarValues(
    tx,
    Prisma.sql`select car_id as id, after from feed_changed union all select car_id, after from feed_gone`,
    now,
  )
  await addCars(tx, organisationId)
  await writeLinks(tx, applying, plan)
  await wantQueriedPhotos(
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
    select ${organisationId}, ${runId}, car_id, 'withdrawn', before, after from feed_gone where after <> '{}'`
}
