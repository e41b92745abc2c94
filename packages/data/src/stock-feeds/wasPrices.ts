import type { CarPrices, Cents } from '@forecourt/rules/entities/Car'
import { formatMoney } from '@forecourt/rules/format/formatMoney'
import { wasPriceProblems } from '@forecourt/rules/stock/wasPriceProblems'
import { Prisma } from '../generated/client'
import { queryDirectly } from '../lists/queryDirectly'
import { organisationCountry } from '../organisations/organisationCountry'
import { askedPricesOfCars } from '../stock/history/askedPricesOfCars'
import type { Transaction } from '../Transaction'
import type { FeedProblem } from './FeedCar'
import type { StockFeed } from './StockFeed'

const wasFields = ['driveAwayBeforeCents', 'egcBeforeCents'] as const
type WasField = (typeof wasFields)[number]

/** Condition on a staged row of a new car: its was-price is higher than its price. A new car was never asked for another one. */
const isUnaskedOfNew = (field: WasField) =>
  Prisma.raw(`coalesce(staged."${field}" > coalesce(staged."${field.replace('Before', '')}", 0), false)`)

/** SQL of a new car's was-price as it is stored: null for one that was never asked. Of a row aliased `staged`. */
export const wasPriceOfNew = (field: string): string | null =>
  wasFields.some((each) => each === field)
    ? `case when ${isUnaskedOfNew(field as WasField).sql} then null else staged."${field}" end`
    : null

/** SQL of the values that a feed has stated of a new car, without was-prices that were never asked. Of a row aliased `staged`. */
export const valuesOfNew: Prisma.Sql = Prisma.sql`staged.provided_values || ${Prisma.join(
  wasFields.map((field) => Prisma.sql`case when ${isUnaskedOfNew(field)} then jsonb_build_object(${field}::text, null) else '{}' end`),
  ' || ',
)}`

interface PricedRow {
  readonly row: number
  readonly stockNumber: string
  /** Its prices after the import. */
  readonly prices: CarPrices
}

interface ChangedRow extends PricedRow {
  readonly carId: string
  /** Was-prices that are the feed's own. */
  readonly ofFeed: readonly WasField[]
}

const problemsOf = ({ row, stockNumber, prices }: PricedRow, found: Readonly<Partial<Record<WasField, string>>>): FeedProblem[] =>
  wasFields.flatMap((field) => {
    const message = found[field]
    return message === undefined
      ? []
      : [{ row, stockNumber, heading: 'Price before', value: formatMoney(prices[field] ?? 0), message, refused: false }]
  })

const newRows = (tx: Transaction): Promise<PricedRow[]> =>
  queryDirectly(
    tx,
    Prisma.sql`
      select row, "stockNumber", jsonb_build_object('driveAwayCents', "driveAwayCents", 'driveAwayBeforeCents', "driveAwayBeforeCents",
        'egcCents', "egcCents", 'egcBeforeCents', "egcBeforeCents") as prices
      from feed_rows staged where car_id is null and (${Prisma.join(wasFields.map(isUnaskedOfNew), ' or ')}) order by row`,
  )

/** Rows of known cars with a was-price of the feed that would be shown. */
const changedRows = (tx: Transaction): Promise<ChangedRow[]> =>
  queryDirectly(
    tx,
    Prisma.sql`
      select changed.row, changed.stock_number as "stockNumber", changed.car_id as "carId", after_import.prices,
        feeds.fields as "ofFeed"
      from feed_changed changed join cars car on car.id = changed.car_id
      cross join lateral (
        select jsonb_object_agg(field, coalesce(changed.after -> field, stored)) as prices
        from (values ('driveAwayCents', to_jsonb(car.drive_away_cents)), ('driveAwayBeforeCents', to_jsonb(car.drive_away_before_cents)),
          ('egcCents', to_jsonb(car.egc_cents)), ('egcBeforeCents', to_jsonb(car.egc_before_cents))) as each_price (field, stored)
      ) after_import
      cross join lateral (
        select array(
          select field from unnest(${[...wasFields]}::text[]) field
          where changed.feed_values ->> field is not null and changed.feed_values -> field = after_import.prices -> field
            and (changed.feed_values ->> field)::bigint > coalesce((after_import.prices ->> replace(field, 'Before', ''))::bigint, 0)
        ) as fields
      ) feeds
      where cardinality(feeds.fields) > 0 order by changed.row`,
  )

/** Takes a was-price out of the changes of a row: the car has none, and the feed's recorded value is none. */
const dropWasPrice = (tx: Transaction, field: WasField, rows: readonly number[]): Promise<unknown> => {
  const stored = Prisma.raw(field === 'egcBeforeCents' ? 'car.egc_before_cents' : 'car.drive_away_before_cents')
  const none = Prisma.sql`jsonb_build_object(${field}::text, null)`
  return tx.$executeRaw`
    update feed_changed changed set
      feed_values = changed.feed_values || ${none},
      before = changed.before - ${field}::text || case when ${stored} is null then '{}' else jsonb_build_object(${field}::text, ${stored}) end,
      after = changed.after - ${field}::text || case when ${stored} is null then '{}' else ${none} end
    from cars car where car.id = changed.car_id and changed.row = any(${[...rows]})`
}

/**
 * Applies to the was-prices of a planned file the rule for entered ones (LEG-02): takes those out for which a car was not advertised here for a day,
 * and returns them as problems of their rows.
 */
export const dropUnaskedWasPrices = async (
  tx: Transaction,
  { organisationId }: Pick<StockFeed, 'organisationId'>,
  now: string,
): Promise<FeedProblem[]> => {
  const country = await organisationCountry(tx, organisationId)
  const problemsIn = (prices: CarPrices, asked: readonly Cents[]) => wasPriceProblems(prices, { asked, country, source: 'feed' })
  const problems = (await newRows(tx)).flatMap((row) => problemsOf(row, problemsIn(row.prices, [])))
  const changed = await changedRows(tx)
  if (changed.length === 0) return problems
  const asked = await askedPricesOfCars(tx, { organisationId, carIds: changed.map(({ carId }) => carId), now })
  const dropped: Record<WasField, number[]> = { driveAwayBeforeCents: [], egcBeforeCents: [] }
  for (const row of changed) {
    const all = problemsIn(row.prices, asked.get(row.carId) ?? [])
    const found = Object.fromEntries(row.ofFeed.flatMap((field) => (all[field] === undefined ? [] : [[field, all[field]]])))
    problems.push(...problemsOf(row, found))
    for (const field of wasFields) if (field in found) dropped[field].push(row.row)
  }
  for (const field of wasFields) if (dropped[field].length > 0) await dropWasPrice(tx, field, dropped[field])
  return problems
}
