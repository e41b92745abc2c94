import { slugOf } from '@forecourt/rules/routing/slugOf'
import { Prisma } from '../generated/client'
import { carColumn } from '../stock/carFields'
import { insertCars } from '../stock/insertCars'
import type { Transaction } from '../Transaction'
import type { CarValues } from './carChange'
import type { ImportPlan, PlannedAddition, PlannedChange, PlannedDeparture } from './planImport'

interface Applying {
  readonly organisationId: string
  readonly feedId: string
  readonly runId: string
  /** ISO in UTC. */
  readonly now: string
}

const chunkSize = 1000
const chunks = <T>(all: readonly T[]): T[][] =>
  Array.from({ length: Math.ceil(all.length / chunkSize) }, (_, index) => all.slice(index * chunkSize, (index + 1) * chunkSize))

/** What follows from changed fields: when it was sold, and that a quote was for another price. */
const withConsequences = (after: CarValues, now: string): Record<string, unknown> => ({
  ...after,
  ...('status' in after && { soldAt: after.status === 'sold' ? now : null }),
  ...(('driveAwayCents' in after || 'egcCents' in after) && { financeQuote: {} }),
  updatedAt: now,
})

/** Writes new values of cars: those of the same fields together, a thousand a statement. */
export const writeCarValues = async (
  tx: Transaction,
  changes: readonly { readonly carId: string; readonly after: CarValues }[],
  now: string,
): Promise<void> => {
  const byFields = new Map<string, { fields: string[]; rows: Record<string, unknown>[] }>()
  for (const { carId, after } of changes) {
    if (Object.keys(after).length === 0) continue
    const values = withConsequences(after, now)
    const fields = Object.keys(values).sort()
    const group = byFields.get(fields.join()) ?? { fields, rows: [] }
    group.rows.push({ id: carId, ...Object.fromEntries(fields.map((field) => [carColumn(field), values[field]])) })
    byFields.set(fields.join(), group)
  }
  for (const { fields, rows } of byFields.values()) {
    const assignments = Prisma.raw(fields.map((field) => `"${carColumn(field)}" = next."${carColumn(field)}"`).join(', '))
    for (const chunk of chunks(rows))
      await tx.$executeRaw`
        update cars car set ${assignments}, revision = car.revision + 1
        from jsonb_populate_recordset(null::cars, ${JSON.stringify(chunk)}::jsonb) next where car.id = next.id`
  }
}

/** A car whose stock number goes to another keeps it with a mark behind it. */
const freed = ({ externalId, carId }: PlannedDeparture): string => `${externalId}~${carId.slice(0, 8)}`

/** Addresses of cars are unique in an organisation: two stock numbers may differ in nothing an address shows. */
const withFreeSlugs = async (tx: Transaction, organisationId: string, added: readonly PlannedAddition[]) => {
  const cars = added.map(({ feedCar }) => feedCar.car)
  const used = new Set<string>()
  for (const chunk of chunks(cars)) {
    const slugs = chunk.map(({ slug }) => slug)
    for (const { slug } of await tx.$queryRaw<
      { slug: string }[]
    >`select slug from cars where organisation_id = ${organisationId} and slug = any(${slugs})`)
      used.add(slug)
  }
  return cars.map((car) => {
    const slug = used.has(car.slug) ? slugOf(`${car.slug} ${car.id.slice(0, 8)}`) : car.slug
    used.add(slug)
    return { ...car, slug }
  })
}

const saidOf = ({ feedCar: { car, says } }: PlannedAddition): CarValues => ({
  status: car.status,
  ...Object.fromEntries(says.map((field) => [field, car[field] ?? null])),
})

interface LinkRow {
  readonly external_id: string
  readonly car_id: string
  readonly hash: string
  readonly said: CarValues
  readonly kept: readonly string[]
  readonly photos: readonly string[] | null
}

const linkRow = (change: PlannedChange | PlannedAddition): LinkRow => ({
  external_id: change.externalId,
  car_id: change.kind === 'added' ? change.feedCar.car.id : change.carId,
  hash: change.hash,
  said: change.kind === 'added' ? saidOf(change) : change.said,
  kept: change.kind === 'added' ? [] : change.kept,
  photos: change.feedCar.photos,
})

const writeLinks = async (
  tx: Transaction,
  { organisationId, feedId }: Applying,
  { added, changed, gone, troubled, healed }: ImportPlan,
  now: string,
) => {
  const left = [
    ...changed.flatMap(({ renamedFrom }) => renamedFrom ?? []),
    ...gone.filter(({ frees }) => frees).map(({ externalId }) => externalId),
  ]
  if (left.length > 0) await tx.$executeRaw`delete from stock_feed_cars where feed_id = ${feedId} and external_id = any(${left})`
  for (const chunk of chunks([...added, ...changed].map(linkRow)))
    await tx.$executeRaw`
      insert into stock_feed_cars (organisation_id, feed_id, external_id, car_id, hash, said, kept, photos)
      select ${organisationId}, ${feedId}, external_id, car_id, hash, said, kept, photos
      from jsonb_populate_recordset(null::stock_feed_cars, ${JSON.stringify(chunk)}::jsonb)
      on conflict (organisation_id, feed_id, external_id) do update
      set hash = excluded.hash, said = excluded.said, kept = excluded.kept, photos = coalesce(excluded.photos, stock_feed_cars.photos), problem = null, gone_at = null`
  for (const chunk of chunks(gone.filter(({ frees }) => !frees)))
    await tx.$executeRaw`
      update stock_feed_cars link set said = next.said, kept = next.kept, gone_at = ${now}::timestamptz
      from jsonb_populate_recordset(null::stock_feed_cars, ${JSON.stringify(chunk.map(({ externalId, said, kept }) => ({ external_id: externalId, said, kept })))}::jsonb) next
      where link.feed_id = ${feedId} and link.external_id = next.external_id`
  for (const [externalId, problem] of troubled)
    await tx.$executeRaw`update stock_feed_cars set problem = ${problem} where feed_id = ${feedId} and external_id = ${externalId}`
  if (healed.length > 0)
    await tx.$executeRaw`update stock_feed_cars set problem = null where feed_id = ${feedId} and external_id = any(${[...healed]})`
}

/** What pictures of cars a feed names now: those it named before keep what was fetched. */
export const wantPhotos = async (
  tx: Transaction,
  organisationId: string,
  cars: readonly { readonly carId: string; readonly photos: readonly string[] }[],
  now: string,
): Promise<void> => {
  for (const chunk of chunks(cars)) {
    const rows = chunk.flatMap(({ carId, photos }) => photos.map((url, position) => ({ car_id: carId, position, url })))
    const ids = chunk.map(({ carId }) => carId)
    const fetched = await tx.$queryRaw<{ car_id: string; url: string; key: string }[]>`
      select car_id, url, key from stock_feed_photos where car_id = any(${ids}) and key is not null`
    const keys = new Map(fetched.map((photo) => [`${photo.car_id} ${photo.url}`, photo.key]))
    await tx.$executeRaw`delete from stock_feed_photos where car_id = any(${ids})`
    const wanted = rows.map((row) => {
      const key = keys.get(`${row.car_id} ${row.url}`) ?? null
      return { ...row, key, status: key === null ? 'waiting' : 'stored' }
    })
    await tx.$executeRaw`
      insert into stock_feed_photos (organisation_id, car_id, position, url, key, status, next_attempt_at)
      select ${organisationId}, car_id, position, url, key, status, ${now}::timestamptz
      from jsonb_populate_recordset(null::stock_feed_photos, ${JSON.stringify(wanted)}::jsonb)`
  }
}

interface ChangeRow {
  readonly car_id: string
  readonly kind: 'added' | 'changed' | 'withdrawn'
  readonly before: object
  readonly after: object
}

const changeRows = ({ added, changed, gone }: ImportPlan): ChangeRow[] => [
  ...added.map(
    ({ feedCar }): ChangeRow => ({
      car_id: feedCar.car.id,
      kind: 'added',
      before: {},
      after: { name: feedCar.car.name, status: feedCar.car.status },
    }),
  ),
  ...changed.filter(isChange).map(
    ({ carId, before, after, photos }): ChangeRow => ({
      car_id: carId,
      kind: 'changed',
      before: { ...before, ...(photos && { photos: photos.before }) },
      after: { ...after, ...(photos && { photos: photos.after }) },
    }),
  ),
  ...gone
    .filter(({ after }) => Object.keys(after).length > 0)
    .map(({ carId, before, after }): ChangeRow => ({ car_id: carId, kind: 'withdrawn', before, after })),
]

/** Whether a row changes its car, and not only what is written down of the feed. */
export const isChange = ({ after, photos }: PlannedChange): boolean => Object.keys(after).length > 0 || photos !== null

/** Does what was planned, in the transaction it was planned in; the run it belongs to is there already. */
export const applyPlan = async (tx: Transaction, applying: Applying, plan: ImportPlan): Promise<void> => {
  const { organisationId, runId, now } = applying
  const freeing = plan.gone.filter(({ frees }) => frees)
  for (const departure of freeing) await tx.$executeRaw`update cars set stock_number = ${freed(departure)} where id = ${departure.carId}`
  await writeCarValues(tx, [...plan.changed, ...plan.gone], now)
  await insertCars(tx, organisationId, await withFreeSlugs(tx, organisationId, plan.added))
  await writeLinks(tx, applying, plan, now)
  await wantPhotos(
    tx,
    organisationId,
    [
      ...plan.added.flatMap(({ feedCar }) =>
        feedCar.photos && feedCar.photos.length > 0 ? [{ carId: feedCar.car.id, photos: feedCar.photos }] : [],
      ),
      ...plan.changed.flatMap(({ carId, photos }) => (photos ? [{ carId, photos: photos.after }] : [])),
    ],
    now,
  )
  for (const chunk of chunks(changeRows(plan)))
    await tx.$executeRaw`
      insert into stock_feed_changes (organisation_id, run_id, car_id, kind, before, after)
      select ${organisationId}, ${runId}, car_id, kind, before, after
      from jsonb_populate_recordset(null::stock_feed_changes, ${JSON.stringify(chunk)}::jsonb)`
}
