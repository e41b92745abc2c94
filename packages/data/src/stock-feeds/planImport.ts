import { Prisma } from '../generated/client'
import { queryDirectly } from '../lists/queryDirectly'
import type { Transaction } from '../Transaction'
import { compareCars, isAnotherCar } from './compareCars'
import { type EmptiedValue, listEmptiedValues } from './emptiedValues'
import type { FeedBatch, FeedProblem } from './FeedCar'
import { listPrecedenceConflicts, listSaleStatements } from './listPrecedenceConflicts'
import type { StockFeed } from './StockFeed'
import { createStage, type StagedRow, stagedRow, toExternalId } from './stageRows'
import { listReturnedCars, listSuspiciousChanges } from './suspiciousChanges'
import { dropUnaskedWasPrices } from './wasPrices'

/** The plan of an import. Its cars are in the tables `feed_rows`, `feed_changed` and `feed_withdrawn`. */
export interface ImportPlan {
  readonly rows: number
  /** Number of unchanged rows. */
  readonly same: number
  /** Whether any car is new, changed or missing: otherwise the tables don't exist. */
  readonly isStaged: boolean
  readonly problems: readonly FeedProblem[]
  /** Problems of existing cars' rows, by name in the feed. */
  readonly rowProblems: ReadonlyMap<string, string>
  /** Names whose rows have no problem any more. */
  readonly resolvedProblems: readonly string[]
  /** Suspicious changes of prices and odometer readings, as problems of their rows. */
  readonly suspiciousChanges: readonly FeedProblem[]
  /** Stored values whose cells are blank. */
  readonly emptied: readonly EmptiedValue[]
  /** Changed rows that say that their car isn't for sale, certainly or possibly (`FeedCar.offSale`). */
  readonly offSale: { readonly certain: readonly number[]; readonly possible: readonly number[] }
  /** Number of the feed's cars before. */
  readonly present: number
}

/** Link from a name in the feed to a car. */
interface Link {
  readonly externalId: string
  readonly carId: string
  readonly hash: string
  readonly isGone: boolean
  readonly problem: string | null
}

/** A row with a new name. */
type NewRow = Pick<StagedRow, 'row' | 'externalId' | 'stockNumber' | 'vin' | 'name'>

/** An existing car that a new row may match. */
interface MatchingCar extends NewRow {
  readonly byVin: boolean
  readonly id: string
  /** Name, VIN and stock number of the car. */
  readonly hasName: string
  readonly hasVin: string | null
  readonly hasNumber: string
  readonly dealershipId: string
  readonly dealershipName: string
  /** Whether the row has another make or model, or a year that differs by more than one: another car. */
  readonly isOther: boolean
  /** Its name in this feed, if linked. */
  readonly linkedAs: string | null
}

const readLinks = async (tx: Transaction, feedId: string): Promise<Map<string, Link>> => {
  const links = await queryDirectly<Link>(
    tx,
    Prisma.sql`
      select external_id as "externalId", car_id as "carId", hash, removed_at is not null as "isGone", problem
      from stock_feed_cars where feed_id = ${feedId}`,
  )
  return new Map(links.map((link) => [link.externalId, link]))
}

const newRows = Prisma.sql`
  select row, external_id, "stockNumber", vin, name, "makeSlug", "modelSlug", year from feed_rows where car_id is null and not is_added`

/** Existing cars that new rows may match: with the same VIN and not sold, or the same stock number at the feed's dealership. */
const matchingCars = (
  tx: Transaction,
  { id, organisationId, dealershipId }: Pick<StockFeed, 'id' | 'organisationId' | 'dealershipId'>,
): Promise<MatchingCar[]> =>
  queryDirectly(
    tx,
    Prisma.sql`
      select found.row, found.external_id as "externalId", found."stockNumber", found.vin, found.name, found.by_vin as "byVin", car.id,
        car.name as "hasName", car.vin as "hasVin", car.stock_number as "hasNumber", car.dealership_id as "dealershipId",
        dealership.name as "dealershipName", link.external_id as "linkedAs",
        found."makeSlug" <> car.make_slug or ${isAnotherCar('found', 'car.model_slug', 'car.year')} as "isOther"
      from (
        select staged.*, false as by_vin, car.id
        from (${newRows}) staged
        join cars car on car.organisation_id = ${organisationId} and car.dealership_id = ${dealershipId} and lower(car.stock_number) = staged.external_id
        union all
        select staged.*, true, car.id
        from (${newRows}) staged join cars car on car.organisation_id = ${organisationId} and car.vin = staged.vin and car.status <> 'sold'
      ) found
      join cars car on car.id = found.id
      join dealerships dealership on dealership.organisation_id = car.organisation_id and dealership.id = car.dealership_id
      left join stock_feed_cars link on link.organisation_id = car.organisation_id and link.car_id = car.id and link.feed_id = ${id}
      order by found.row`,
  )

/** Rows without a VIN that reuse a stock number for another car: it is unclear which of the two is in the yard. */
const reusedNumbers = (tx: Transaction, feedId: string): Promise<Pick<MatchingCar, 'hasName' | 'hasVin' | keyof NewRow>[]> =>
  queryDirectly(
    tx,
    Prisma.sql`
      select staged.row, staged.external_id as "externalId", staged."stockNumber", staged.vin, staged.name, car.name as "hasName", car.vin as "hasVin"
      from feed_rows staged
      join cars car on car.id = staged.car_id
      join stock_feed_cars link on link.feed_id = ${feedId} and link.external_id = staged.external_id
      where link.removed_at is null
        and (staged.vin is null or (link.feed_values ->> 'vin' is null and car.vin is distinct from staged.vin))
        and link.feed_values ->> 'makeSlug' = staged."makeSlug"
        and ${isAnotherCar('staged', "link.feed_values ->> 'modelSlug'", "(link.feed_values ->> 'year')::int")}
        -- Both are another: that begins a new car.
        and not (link.feed_values ->> 'modelSlug' <> staged."modelSlug" and link.feed_values ->> 'year' <> staged.year::text)
        -- A person who corrects the car says that it is this one.
        and ${isAnotherCar('staged', 'car.model_slug', 'car.year')}
      order by staged.row`,
  )

/** All rows with new names, if the feed can't add cars. */
const unmatchedRows = (tx: Transaction): Promise<NewRow[]> =>
  queryDirectly(
    tx,
    Prisma.sql`
      select row, external_id as "externalId", "stockNumber", vin, name from (${newRows}) staged order by row`,
  )

const isTakenOff = 'It is taken off the website until the file is corrected.'
const unavailableMessage = `A row for this car says it isn’t for sale. ${isTakenOff}`
const doubtMessage = `Rows of the file contradict each other about this car. ${isTakenOff}`

const carText = (name: string, vin: string | null): string => `${name}${vin === null ? '' : ` (VIN ${vin})`}`

/** Why a row isn't about the car with the same stock number, in a sentence; null if it may be. The VIN has priority. */
const contradiction = (matching: MatchingCar): string | null => {
  const { vin, hasVin, isOther } = matching
  const isAnotherVin = vin !== null && hasVin !== null && vin !== hasVin
  return isAnotherVin || (isOther && (vin === null || vin !== hasVin)) ? sharedNumberMessage(matching) : null
}

const sharedNumberMessage = ({
  stockNumber,
  name,
  vin,
  hasName,
  hasVin,
}: Pick<MatchingCar, 'stockNumber' | 'name' | 'vin' | 'hasName' | 'hasVin'>): string =>
  `The stock number ${stockNumber} belongs to ${carText(hasName, hasVin)}, but this row is ${carText(name, vin)}. Give one of them another number.`

const refusal = ({ row, stockNumber }: NewRow, message: string): FeedProblem => ({
  ...{ row, stockNumber, heading: null, value: '', message, refused: true },
})

/** A row with a new name that is about an existing car. */
interface RowMatch {
  readonly external_id: string
  readonly car_id: string
  /** The car's name in the feed before; null if it had none. */
  readonly renamed_from: string | null
}

interface NewRowMatching {
  readonly links: ReadonlyMap<string, Link>
  /** Names missing from the file; those of renamed cars are removed. */
  readonly missing: Set<string>
  readonly refuse: (row: NewRow, message: string) => void
}

/** Finds the existing cars of rows with new names, and refuses rows that contradict one. */
const matchNewRows = async (
  tx: Transaction,
  feed: Pick<StockFeed, 'id' | 'organisationId' | 'dealershipId' | 'addsCars'>,
  { links, missing, refuse }: NewRowMatching,
): Promise<RowMatch[]> => {
  const matches: RowMatch[] = []
  const others = await matchingCars(tx, feed)
  const byVin = new Map(others.flatMap((other) => (other.byVin ? [[other.externalId, other] as const] : [])))
  const byNumber = new Map(others.flatMap((other) => (other.byVin ? [] : [[other.externalId, other] as const])))
  const candidates = feed.addsCars ? [...new Map(others.map((other) => [other.externalId, other])).values()] : await unmatchedRows(tx)
  const taken = new Set<string>()
  for (const row of candidates) {
    const { externalId, stockNumber, vin } = row
    const [ofVin, ofNumber] = [byVin.get(externalId), byNumber.get(externalId)]
    const other = ofVin ?? ofNumber
    const message = ofNumber && contradiction(ofNumber)
    const isFree = other?.linkedAs == null || missing.has(other.linkedAs) || links.get(other.linkedAs)?.isGone === true
    if (!other) refuse(row, `There is no car with stock number ${stockNumber}, and this feed doesn’t add cars.`)
    else if (message) refuse(row, message)
    else if (ofVin && ofVin.dealershipId !== feed.dealershipId)
      refuse(row, `The VIN ${vin} belongs to ${ofVin.hasName}, stock number ${ofVin.hasNumber} at ${ofVin.dealershipName}.`)
    else if (isFree && !taken.has(other.id)) {
      taken.add(other.id)
      if (other.linkedAs !== null) missing.delete(other.linkedAs)
      matches.push({ external_id: externalId, car_id: other.id, renamed_from: other.linkedAs })
    } else if (!ofVin) refuse(row, `The stock number ${stockNumber} belongs to another car of this business.`)
    else refuse(row, `The VIN ${vin} belongs to stock number ${other.hasNumber}, which is in stock.`)
  }
  return matches
}

interface PlanOptions {
  readonly batches: AsyncIterable<FeedBatch> | Iterable<FeedBatch>
  readonly isWhole: boolean
  /** Whether new cars may be inserted while parsing. */
  readonly mayAdd: boolean
  /** ISO in UTC. */
  readonly now: string
}

/**
 * Plans the import of a file: which cars it adds, changes and withdraws, without doing it. Skips rows with an unchanged hash. Locks the
 * feed's links until the transaction ends.
 */
export const planImport = async (
  tx: Transaction,
  feed: Pick<StockFeed, 'id' | 'organisationId' | 'dealershipId' | 'addsCars'>,
  { batches, isWhole, mayAdd, now }: PlanOptions,
): Promise<ImportPlan> => {
  const links = await readLinks(tx, feed.id)
  // The first file of a feed can't withdraw or change cars.
  const stage = createStage(tx, mayAdd && feed.addsCars && links.size === 0 ? feed : null)
  const problems: FeedProblem[] = []
  const rowProblems = new Map<string, string>()
  const resolvedProblems: string[] = []
  /** Names of refused rows that are marked as not for sale, or that contradict each other. */
  const notForSale = new Set<string>()
  const marked = new Set<string>()
  const offSale: { readonly certain: number[]; readonly possible: number[] } = { certain: [], possible: [] }
  const seen = new Set<string>()
  /** Stock numbers in the file by VIN. */
  const vins = new Map<string, string>()
  let [rows, same, staged, newCount] = [0, 0, 0, 0]

  for await (const batch of batches) {
    rows += batch.rows
    const incomplete = new Set(
      batch.cars.filter((car) => car.isIncomplete && !links.has(toExternalId(car.car.stockNumber))).map(({ row }) => row),
    )
    const counted = new Set<number>()
    for (const found of batch.problems) {
      // One problem refuses the row.
      const problem = found.waits && !counted.has(found.row) && incomplete.has(found.row) ? { ...found, refused: true } : found
      if (problem.refused) counted.add(found.row)
      const externalId = problem.refused && problem.stockNumber !== null ? toExternalId(problem.stockNumber) : null
      const link = externalId === null ? undefined : links.get(externalId)
      if (externalId === null || !link) {
        problems.push(problem)
        continue
      }
      // A row that can't be parsed doesn't mean that its car is missing: the car stays, unless the row is marked as not for sale.
      seen.add(externalId)
      const isOff = problem.isGone || problem.isInDoubt
      const message = isOff ? `${problem.message} ${problem.isGone ? unavailableMessage : doubtMessage}` : problem.message
      problems.push(isOff ? { ...problem, message, waits: true } : problem)
      if (isOff && !link.isGone) notForSale.add(externalId)
      if (problem.isGone) marked.add(externalId)
      if (link.problem !== message) rowProblems.set(externalId, message)
    }
    for (const feedCar of batch.cars) {
      if (incomplete.has(feedCar.row)) continue
      const row = stagedRow(feedCar)
      const { externalId, stockNumber, vin } = row
      const link = links.get(externalId)
      seen.add(externalId)
      const otherNumber = vin ? vins.get(vin) : undefined
      if (vin && otherNumber === undefined) vins.set(vin, stockNumber)
      if (link && link.hash === row.hash && !link.isGone) {
        same++
        if (link.problem !== null) resolvedProblems.push(externalId)
        continue
      }
      if (otherNumber !== undefined) {
        const message = `The VIN ${vin} is also used by stock number ${otherNumber} in the same file.`
        problems.push(refusal(row, message))
        if (link) rowProblems.set(externalId, message)
        continue
      }
      if (!link) newCount++
      staged++
      if (feedCar.offSale) offSale[feedCar.offSale].push(feedCar.row)
      await stage.add(row, link?.carId ?? null)
    }
  }

  const present = [...links.values()].filter(({ isGone }) => !isGone).length
  const missing = new Set<string>()
  if (isWhole) for (const { externalId, isGone } of links.values()) if (!isGone && !seen.has(externalId)) missing.add(externalId)
  if (staged + missing.size + notForSale.size === 0)
    return { rows, same, isStaged: false, problems, rowProblems, resolvedProblems, suspiciousChanges: [], emptied: [], offSale, present }
  await stage.close()

  // Rows with new names: new cars, existing cars, and renamed cars.
  const refused: string[] = []
  if (links.size > 0)
    for (const row of await reusedNumbers(tx, feed.id)) {
      const message = `${sharedNumberMessage(row)} If it is the same car, correct its model and year here first.`
      refused.push(row.externalId)
      problems.push(refusal(row, message))
      if (links.get(row.externalId)?.problem !== message) rowProblems.set(row.externalId, message)
    }
  const refuse = (row: NewRow, message: string) => {
    refused.push(row.externalId)
    problems.push(refusal(row, message))
  }
  const matched = newCount > 0 ? await matchNewRows(tx, feed, { links, missing, refuse }) : []
  await compareCars(tx, feed, { matched, refused, missing: [...missing], notForSale: [...notForSale], marked: [...marked] })
  problems.push(
    ...(await listPrecedenceConflicts(tx, feed)),
    ...(await listSaleStatements(tx, feed)),
    ...(await listReturnedCars(tx)),
    ...(await dropUnaskedWasPrices(tx, feed, now)),
  )
  return {
    rows,
    same,
    isStaged: true,
    problems,
    rowProblems,
    resolvedProblems,
    suspiciousChanges: await listSuspiciousChanges(tx),
    emptied: await listEmptiedValues(tx, feed),
    offSale,
    present,
  }
}
