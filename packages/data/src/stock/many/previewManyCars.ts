import type { BulkCar, BulkChange } from '@forecourt/rules/stock/bulkChange'
import type { Scope } from '../../createDatabase'
import { allConditions } from '../../lists/listSql'
import type { ListQuery } from '../../lists/parseFilter'
import type { Transaction } from '../../Transaction'
import { findCarLocation } from '../changeCar'
import { carsOfSites } from '../getEditedCar'
import { searchedInStock, stockListConditions } from '../list/stockListConditions'
import type { ChosenCar } from './changeManyCars'
import { changesByCar } from './changesByCar'

/** Maximum number of cars per bulk change. */
const maxCars = 50_000
/** Maximum number of named cars per group. */
const maxNamed = 5

interface NamedCar {
  readonly id: string
  readonly name: string
  readonly stockNumber: string
}

/** Cars to which the same message applies. */
interface CarsWithMessage {
  readonly message: string
  readonly count: number
  /** The first ones. */
  readonly cars: readonly NamedCar[]
}

/** Preview of a bulk change. */
export interface ManyCarsPreview {
  /** The cars that would change, with their present revisions. */
  readonly cars: readonly ChosenCar[]
  readonly unchanged: number
  /** By reason, most cars first. */
  readonly refused: readonly CarsWithMessage[]
  /** The cars that would change without a was-price, by reason, most cars first. */
  readonly withoutWasPrice: readonly CarsWithMessage[]
  /** Price ranges of the cars before and after, in cents; null unless prices change. */
  readonly prices: { readonly before: Span; readonly after: Span } | null
  /** The first cars that would change, with prices before and after. */
  readonly examples: readonly (NamedCar & { readonly beforeCents: number | null; readonly afterCents: number | null })[]
  /** Whether there are more cars than the limit. */
  readonly isCut: boolean
}

interface Span {
  readonly min: number
  readonly max: number
}

interface Row extends BulkCar, NamedCar {
  readonly revision: number
  readonly organisationId: string
  readonly priceType: 'driveAway' | 'egc'
}

interface PreviewOptions {
  readonly filter: ListQuery['filter']
  readonly change: BulkChange
  readonly siteIds: readonly string[] | null
  readonly now: string
}

const readRows = async (tx: Transaction, { filter, siteIds, now }: PreviewOptions): Promise<Row[]> => {
  const siteCondition = await carsOfSites(tx, siteIds)
  const searched = await searchedInStock(tx, filter)
  const where = allConditions([...stockListConditions(filter, now, searched), ...(siteCondition ? [siteCondition] : [])])
  return tx.$queryRaw<Row[]>`
    select car.organisation_id as "organisationId", car.id, car.name, car.stock_number as "stockNumber", car.revision, car.status,
      car.reserved, car.preorder, car.tag, car.location_id as "locationId", car.offer_id as "offerId",
      car.show_on_dealer_website as "showOnDealerWebsite", car.price_type as "priceType", car.drive_away_cents as "driveAwayCents",
      car.drive_away_before_cents as "driveAwayBeforeCents", car.egc_cents as "egcCents", car.egc_before_cents as "egcBeforeCents"
    from cars car where ${where} order by car.created_at desc, car.id limit ${maxCars + 1}`
}

/** Why an organisation's cars can't get the location or offer; null if they can. */
const targetProblem = async (tx: Transaction, organisationId: string, { change, siteIds }: PreviewOptions): Promise<string | null> => {
  if (change.kind === 'location')
    return (await findCarLocation(tx, organisationId, change.locationId, siteIds)) ? null : 'The location belongs to another business.'
  if (change.kind !== 'offer' || change.offerId === null) return null
  const offer = await tx.offer.findFirst({ where: { organisationId, id: change.offerId }, select: { id: true } })
  return offer ? null : 'The offer belongs to another business.'
}

const spanOf = (cents: readonly number[]): Span => ({
  min: cents.reduce((min, each) => Math.min(min, each), Number.POSITIVE_INFINITY),
  max: cents.reduce((max, each) => Math.max(max, each), 0),
})

const toNamedCar = ({ id, name, stockNumber }: Row): NamedCar => ({ id, name, stockNumber })

const byMessage = (found: readonly { readonly message: string; readonly row: Row }[]): CarsWithMessage[] => {
  const groups = new Map<string, Row[]>()
  for (const { message, row } of found) {
    const group = groups.get(message)
    if (group) group.push(row)
    else groups.set(message, [row])
  }
  return [...groups]
    .map(([message, cars]) => ({ message, count: cars.length, cars: cars.slice(0, maxNamed).map(toNamedCar) }))
    .sort((one, other) => other.count - one.count)
}

/** Previews a bulk change of the cars that a filter matches (CAR-16), by the same rules as the change. */
export const previewManyCars = (scope: Scope, options: PreviewOptions): Promise<ManyCarsPreview> =>
  scope.transaction(
    async (tx) => {
      const found = await readRows(tx, options)
      const rows = found.slice(0, maxCars)
      const problems = new Map<string, string | null>()
      for (const { organisationId } of rows)
        if (!problems.has(organisationId)) problems.set(organisationId, await targetProblem(tx, organisationId, options))
      const byCar = await changesByCar(tx, rows, options.change, options.now)
      const refused: { message: string; row: Row }[] = []
      const withoutWasPrice: typeof refused = []
      const changing: { row: Row; beforeCents: number | null; afterCents: number | null }[] = []
      let unchanged = 0
      for (const row of rows) {
        const { changes: ofCar = {}, noWasPrice = null } = byCar.get(row.id) ?? {}
        const changes = problems.get(row.organisationId) ?? ofCar
        if (typeof changes === 'string') refused.push({ message: changes, row })
        else if (Object.entries(changes).every(([field, value]) => row[field as keyof BulkCar] === value)) unchanged++
        else {
          const kind = `${row.priceType}Cents` as const
          changing.push({ row, beforeCents: row[kind], afterCents: changes[kind] ?? row[kind] })
          if (noWasPrice !== null) withoutWasPrice.push({ message: noWasPrice, row })
        }
      }
      const priced = changing.filter(({ beforeCents }) => options.change.kind === 'price' && beforeCents !== null)
      return {
        cars: changing.map(({ row: { id, revision } }) => ({ id, revision })),
        unchanged,
        refused: byMessage(refused),
        withoutWasPrice: byMessage(withoutWasPrice),
        prices:
          priced.length === 0
            ? null
            : {
                before: spanOf(priced.map(({ beforeCents }) => beforeCents ?? 0)),
                after: spanOf(priced.map(({ afterCents }) => afterCents ?? 0)),
              },
        examples: changing.slice(0, maxNamed).map(({ row, ...cents }) => ({ ...toNamedCar(row), ...cents })),
        isCut: found.length > maxCars,
      }
    },
    { timeoutMs: 60_000 },
  )
