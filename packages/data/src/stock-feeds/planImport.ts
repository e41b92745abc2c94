import { createHash } from 'node:crypto'
import { type CarField, carColumn, carFields } from '../stock/carFields'
import { cleanCar } from '../stock/cleanCar'
import type { Transaction } from '../Transaction'
import { type CarValues, carChange, type FeedCarChange, goneChange, type KnownFeedCar } from './carChange'
import type { FeedCar, FeedProblem } from './FeedCar'
import type { StockFeed } from './StockFeed'

/** A row as it is kept beside its car. */
export interface PlannedRow {
  readonly externalId: string
  readonly hash: string
  readonly feedCar: FeedCar
}

/** A car that is new to the stock. */
export interface PlannedAddition extends PlannedRow {
  readonly kind: 'added'
}

/** A car that is known; `after` is empty where only what the feed says of it is written down. */
export interface PlannedChange extends PlannedRow, FeedCarChange {
  readonly kind: 'changed'
  readonly carId: string
  /** The name it was known to the feed by, where that is another. */
  readonly renamedFrom: string | null
  /** Addresses of its pictures where they are others than before. */
  readonly photos: { readonly before: readonly string[]; readonly after: readonly string[] } | null
}

/** A car the feed no longer has. */
export interface PlannedDeparture extends FeedCarChange {
  readonly kind: 'withdrawn'
  readonly externalId: string
  readonly carId: string
  readonly name: string
  /** Its stock number is another car's now. */
  readonly frees: boolean
}

/** What a file does, before it is done. */
export interface ImportPlan {
  readonly added: readonly PlannedAddition[]
  readonly changed: readonly PlannedChange[]
  readonly gone: readonly PlannedDeparture[]
  readonly unchanged: number
  readonly problems: readonly FeedProblem[]
  /** By name in the feed: what is wrong with the row of a car that is known. */
  readonly troubled: ReadonlyMap<string, string>
  /** Names in the feed whose rows are well again. */
  readonly healed: readonly string[]
  /** Cars of the feed that were there before. */
  readonly present: number
}

/** A name of the feed for a car. */
interface Link {
  readonly externalId: string
  readonly carId: string
  readonly hash: string
  readonly isGone: boolean
  readonly problem: string | null
}

interface LinkState extends Link {
  readonly said: CarValues
  readonly kept: readonly string[]
  readonly photos: readonly string[] | null
}

/** A car of the organisation that a new row may be about. */
interface Namesake {
  readonly id: string
  readonly stockNumber: string
  readonly vin: string | null
  readonly dealershipId: string
  readonly status: string
  readonly feedId: string | null
  readonly externalId: string | null
}

const chunkSize = 2000
const chunks = <T>(all: readonly T[]): T[][] =>
  Array.from({ length: Math.ceil(all.length / chunkSize) }, (_, index) => all.slice(index * chunkSize, (index + 1) * chunkSize))

/** What a feed calls a car: its stock number, however its letters are written. */
const externalIdOf = (stockNumber: string): string => stockNumber.trim().toLowerCase()

const hashOf = ({ car, says, photos }: FeedCar): string =>
  createHash('sha256')
    .update(JSON.stringify([says.map((field) => [field, car[field] ?? null]), photos]))
    .digest('base64url')

/** Values of cars by field, as their rows have them. */
export const carValues = async (tx: Transaction, ids: readonly string[]): Promise<Map<string, CarValues>> => {
  const found = new Map<string, CarValues>()
  for (const chunk of chunks(ids)) {
    const rows = await tx.$queryRaw<{ id: string; car: Record<string, unknown> }[]>`
      select id, to_jsonb(car) as car from cars car where id = any(${chunk})`
    for (const { id, car } of rows)
      found.set(id, Object.fromEntries(carFields.map((field) => [field, car[carColumn(field)] ?? null])) as Record<CarField, unknown>)
  }
  return found
}

const linksOf = (tx: Transaction, feedId: string): Promise<Link[]> => tx.$queryRaw<Link[]>`
  select external_id as "externalId", car_id as "carId", hash, gone_at is not null as "isGone", problem
  from stock_feed_cars where feed_id = ${feedId}`

const linkStates = async (tx: Transaction, feedId: string, externalIds: readonly string[]): Promise<Map<string, LinkState>> => {
  const found = new Map<string, LinkState>()
  for (const chunk of chunks(externalIds)) {
    const rows = await tx.$queryRaw<LinkState[]>`
      select external_id as "externalId", car_id as "carId", hash, gone_at is not null as "isGone", problem, said, kept, photos
      from stock_feed_cars where feed_id = ${feedId} and external_id = any(${chunk})`
    for (const row of rows) found.set(row.externalId, row)
  }
  return found
}

/** Cars that new rows may be about: of the same stock number, or the same VIN while they are in the yard. */
const namesakes = async (tx: Transaction, organisationId: string, rows: readonly FeedCar[]): Promise<Namesake[]> => {
  const found: Namesake[] = []
  for (const chunk of chunks(rows)) {
    const numbers = chunk.map(({ car }) => externalIdOf(car.stockNumber))
    const vins = chunk.flatMap(({ car }) => car.vin ?? [])
    found.push(
      ...(await tx.$queryRaw<Namesake[]>`
        select car.id, car.stock_number as "stockNumber", car.vin, car.dealership_id as "dealershipId", car.status,
          link.feed_id as "feedId", link.external_id as "externalId"
        from cars car left join stock_feed_cars link on link.organisation_id = car.organisation_id and link.car_id = car.id
        where car.organisation_id = ${organisationId}
          and (lower(car.stock_number) = any(${numbers}) or (car.vin = any(${vins}) and car.status <> 'sold'))`),
    )
  }
  return found
}

const refusal = ({ row, car }: FeedCar, says: string): FeedProblem => ({
  row,
  stockNumber: car.stockNumber,
  heading: null,
  value: '',
  says,
  refused: true,
})

/**
 * Works out what a feed's file does to the stock: which cars it adds, changes and withdraws. It is not done here. Rows whose hash is
 * the one of last time are not looked at any closer. Its links are locked for as long as the transaction takes.
 */
export const planImport = async (
  tx: Transaction,
  feed: Pick<StockFeed, 'id' | 'organisationId' | 'dealershipId'>,
  {
    cars: given,
    problems: found,
    isWhole,
  }: { readonly cars: readonly FeedCar[]; readonly problems: readonly FeedProblem[]; readonly isWhole: boolean },
): Promise<ImportPlan> => {
  const links = new Map((await linksOf(tx, feed.id)).map((link) => [link.externalId, link]))
  const problems = [...found]
  const troubled = new Map<string, string>()
  const healed: string[] = []
  const seen = new Set<string>()
  const touched: PlannedRow[] = []
  const fresh: PlannedRow[] = []
  let unchanged = 0

  for (const { stockNumber, says, refused } of found) {
    if (!refused || stockNumber === null) continue
    const externalId = externalIdOf(stockNumber)
    if (!links.has(externalId)) continue
    // A row that can't be read is no car that is gone: it stays as it was.
    seen.add(externalId)
    if (links.get(externalId)?.problem !== says) troubled.set(externalId, says)
  }
  for (const feedCar of given.map((each) => ({ ...each, car: cleanCar(each.car) }))) {
    const planned = { externalId: externalIdOf(feedCar.car.stockNumber), hash: hashOf(feedCar), feedCar }
    const link = links.get(planned.externalId)
    seen.add(planned.externalId)
    if (!link) fresh.push(planned)
    else if (link.hash !== planned.hash || link.isGone) touched.push(planned)
    else {
      unchanged++
      if (link.problem !== null) healed.push(planned.externalId)
    }
  }

  const present = [...links.values()].filter(({ isGone }) => !isGone).length
  const leaving = new Map(
    isWhole
      ? [...links.values()].filter(({ externalId, isGone }) => !isGone && !seen.has(externalId)).map((link) => [link.externalId, link])
      : [],
  )

  // Rows of names that are new: cars nobody has yet, cars that stand there already, and cars under another name.
  const others = await namesakes(
    tx,
    feed.organisationId,
    fresh.map(({ feedCar }) => feedCar),
  )
  const byNumber = new Map(others.map((other) => [externalIdOf(other.stockNumber), other]))
  const byVin = new Map(others.flatMap((other) => (other.vin && other.status !== 'sold' ? [[other.vin, other] as const] : [])))
  const added: PlannedAddition[] = []
  const adopted: { row: PlannedRow; carId: string; from: string | null }[] = []
  const taken = new Set<string>()
  const vins = new Map<string, string>()
  for (const row of fresh) {
    const { car } = row.feedCar
    const other = byNumber.get(row.externalId) ?? (car.vin ? byVin.get(car.vin) : undefined)
    const twin = car.vin ? vins.get(car.vin) : undefined
    if (car.vin) vins.set(car.vin, car.stockNumber)
    const isOwn = other?.feedId === feed.id
    const mayTake =
      other &&
      !taken.has(other.id) &&
      other.dealershipId === feed.dealershipId &&
      (other.feedId === null || (isOwn && (leaving.has(other.externalId ?? '') || links.get(other.externalId ?? '')?.isGone)))
    if (twin !== undefined) problems.push(refusal(row.feedCar, `The VIN ${car.vin} is that of stock number ${twin} in the same file.`))
    else if (!other) added.push({ kind: 'added', ...row })
    else if (mayTake) {
      taken.add(other.id)
      if (other.externalId !== null) leaving.delete(other.externalId)
      adopted.push({ row, carId: other.id, from: other.externalId })
    } else if (byNumber.has(row.externalId))
      problems.push(refusal(row.feedCar, `The stock number ${car.stockNumber} is that of another car of this business.`))
    else problems.push(refusal(row.feedCar, `The VIN ${car.vin} is that of stock number ${other.stockNumber}, which is in stock.`))
  }

  const states = await linkStates(tx, feed.id, [
    ...touched.map(({ externalId }) => externalId),
    ...leaving.keys(),
    ...adopted.flatMap(({ from }) => from ?? []),
  ])
  const values = await carValues(tx, [...[...states.values()].map(({ carId }) => carId), ...adopted.map(({ carId }) => carId)])
  const knownOf = (externalId: string, carId: string, state: LinkState | undefined): KnownFeedCar => ({
    externalId,
    carId,
    said: state?.said ?? {},
    kept: state?.kept ?? [],
    values: values.get(carId) ?? {},
  })
  const departure = (externalId: string, frees: boolean): PlannedDeparture | null => {
    const state = states.get(externalId)
    if (!state) return null
    const known = knownOf(externalId, state.carId, state)
    return { kind: 'withdrawn', externalId, carId: state.carId, name: String(known.values.name ?? ''), frees, ...goneChange(known) }
  }

  const changed: PlannedChange[] = []
  const gone: PlannedDeparture[] = []
  const change = (row: PlannedRow, carId: string, state: LinkState | undefined, renamedFrom: string | null) => {
    const { photos } = row.feedCar
    const before = state?.photos ?? []
    changed.push({
      kind: 'changed',
      ...row,
      carId,
      renamedFrom,
      ...carChange(knownOf(row.externalId, carId, state), row.feedCar),
      photos: photos !== null && photos.join('\n') !== before.join('\n') ? { before, after: photos } : null,
    })
  }
  for (const row of touched) {
    const state = states.get(row.externalId)
    if (!state) continue
    const { vin } = row.feedCar.car
    // A stock number that is given to another car begins anew: what was known under it leaves.
    if (vin && state.said.vin && state.said.vin !== vin) {
      const leaves = departure(row.externalId, true)
      if (leaves) gone.push(leaves)
      added.push({ kind: 'added', ...row })
    } else change(row, state.carId, state, null)
  }
  for (const { row, carId, from } of adopted) change(row, carId, from === null ? undefined : states.get(from), from)
  for (const externalId of leaving.keys()) {
    const leaves = departure(externalId, false)
    if (leaves) gone.push(leaves)
  }
  return { added, changed, gone, unchanged, problems, troubled, healed, present }
}
