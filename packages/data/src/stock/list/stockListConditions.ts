import { includedFuels } from '@forecourt/rules/demand/buyList'
import { minShownCents } from '@forecourt/rules/entities/isInStock'
import { type CarAttention, carAttentions, quietDays, type StockAge, stockAgeStarts, stockAges } from '@forecourt/rules/stock/carAttention'
import { type CarStage, carStages } from '@forecourt/rules/stock/carStage'
import { Prisma } from '../../generated/client'
import { type ListQuery, parseFilter } from '../../lists/parseFilter'
import type { Transaction } from '../../Transaction'
import { distinctTexts, hasAnySpelling, type StoredText, storedBody, storedFuel } from '../search/inBodyCategory'
import { searchConditions } from './searchConditions'

const inStock = Prisma.sql`car.status in ('in_stock', 'coming_soon')`

/** SQL conditions of `carStage`. */
export const stageConditions: { readonly [Stage in CarStage]: Prisma.Sql } = {
  draft: Prisma.sql`car.status = 'draft'`,
  in_stock: Prisma.sql`(car.status = 'in_stock' and not car.reserved and not car.preorder)`,
  coming_soon: Prisma.sql`(car.status = 'coming_soon' and not car.reserved and not car.preorder)`,
  preorder: Prisma.sql`(${inStock} and not car.reserved and car.preorder)`,
  reserved: Prisma.sql`(${inStock} and car.reserved)`,
  sold: Prisma.sql`car.status = 'sold'`,
  withdrawn: Prisma.sql`car.status = 'withdrawn'`,
}

/** Conditions on `car` that depend on other tables. */
interface JoinedConditions {
  readonly noPhotos: Prisma.Sql
  readonly noLead: Prisma.Sql
  readonly quarantined: Prisma.Sql
}

/** Latest time of a car's listing and last lead for it to count as quiet. */
export const quietSince = (now: string): Date => new Date(Date.parse(now) - quietDays * 86_400_000)

/** Subqueries per car: fast for one page of the list. */
const subqueries = (now: string): JoinedConditions => ({
  noPhotos: Prisma.sql`not exists (
    select from car_images image where image.organisation_id = car.organisation_id and image.car_id = car.id and image.position = 0
  )`,
  noLead: Prisma.sql`not exists (
    select from leads lead
    where lead.organisation_id = car.organisation_id and lead.car_id = car.id and lead.created_at > ${quietSince(now)}
  )`,
  quarantined: Prisma.sql`exists (
    select from stock_feed_cars fed
    where fed.organisation_id = car.organisation_id and fed.car_id = car.id and fed.problem is not null
  )`,
})

/** SQL conditions of `carAttention`. */
export const attentionConditions = (
  now: string,
  { noPhotos, noLead, quarantined }: JoinedConditions = subqueries(now),
): { readonly [Attention in CarAttention]: Prisma.Sql } => ({
  noPhotos: Prisma.sql`(${inStock} and ${noPhotos})`,
  noPrice: Prisma.sql`(${inStock} and coalesce(car.price_cents, 0) <= ${minShownCents} and coalesce(car.subscription_price_cents, 0) <= 0)`,
  aboveMarket: Prisma.sql`(${inStock} and car.price_cents > ${minShownCents} and car.price_cents > car.market_average_cents)`,
  noLead: Prisma.sql`(${inStock} and car.created_at <= ${quietSince(now)}
    and (car.listed_at is null or car.listed_at <= ${quietSince(now)}) and ${noLead})`,
  quarantined: Prisma.sql`(${inStock} and ${quarantined})`,
})

/** SQL condition of an age group of `stockAge`: time in stock, until now or the sale. A car with an unknown arrival is in none. */
export const ageCondition = (age: StockAge, now: string): Prisma.Sql => {
  const next = stockAges[stockAges.indexOf(age) + 1]
  // Compares intervals in seconds: computing whole days takes a tenth of a second for fifty thousand cars.
  const span = Prisma.sql`coalesce(car.sold_at, ${new Date(now)}) - car.created_at`
  const days = (count: number) => Prisma.sql`make_interval(secs => ${count * 86_400})`
  const begins = age === '0-30' ? null : Prisma.sql`${span} >= ${days(stockAgeStarts[age])}`
  const ends = next && Prisma.sql`${span} < ${days(stockAgeStarts[next])}`
  const known = Prisma.sql`(car.created_at at time zone 'UTC')::time <> '23:59:59.999'`
  return Prisma.sql`(${Prisma.join([begins, ends, known].filter((each) => each !== null && each !== undefined) as Prisma.Sql[], ' and ')})`
}

const knownNames = <Name extends string>(names: readonly string[] | null, known: readonly Name[]): Name[] =>
  known.filter((name) => names?.includes(name))

const joinWithOr = (conditions: readonly Prisma.Sql[]): Prisma.Sql | null =>
  conditions.length === 0 ? null : Prisma.sql`(${Prisma.join([...conditions], ' or ')})`

/** Conditions of the groups that a list is counted by (stage, age, attention); null for a group without a filter. */
export const groupConditions = (filter: ListQuery['filter'], now: string, attention = attentionConditions(now)) => {
  const { texts } = parseFilter(filter)
  return {
    stage: joinWithOr(knownNames(texts('stage'), carStages).map((stage) => stageConditions[stage])),
    age: joinWithOr(knownNames(texts('age'), stockAges).map((age) => ageCondition(age, now))),
    attention: joinWithOr(knownNames(texts('attention'), carAttentions).map((name) => attention[name])),
  }
}

/** SQL conditions of the stock list's filters q, body and fuel, which depend on the texts in the stock. */
export const searchedInStock = async (tx: Transaction, filter: ListQuery['filter']): Promise<Prisma.Sql[]> => {
  const { text, texts } = parseFilter(filter)
  const owners = texts('organisationId')
  const within = owners ? Prisma.sql`car.organisation_id = any(${owners})` : Prisma.sql`true`
  const hasTitle = async (facet: 'body' | 'fuel', field: Prisma.Sql, titles: readonly string[] | null) =>
    titles ? [hasAnySpelling(facet, field, titles, await tx.$queryRaw<StoredText[]>(distinctTexts(field, within)))] : []
  return [
    ...(await searchConditions(tx, text('q') ?? '', within)),
    ...(await hasTitle('body', storedBody, texts('body'))),
    ...(await hasTitle('fuel', storedFuel, texts('fuel')?.flatMap(includedFuels) ?? null)),
  ]
}

/**
 * SQL conditions of the stock list filters: ids, status, stage, carType, itemType, make, model, tag, dealershipId, locationId, offerId,
 * organisationId, place (suburb), seats, reserved, age, attention, priceFrom and priceTo (cents), yearFrom and yearTo, kmFrom and kmTo,
 * source (feed or hand), feedId.
 *
 * @param searched conditions of q, body and fuel, from `searchedInStock`
 */
export const stockListConditions = (filter: ListQuery['filter'], now: string, searched: readonly Prisma.Sql[]): Prisma.Sql[] => {
  const { texts, text, flag } = parseFilter(filter)
  const [ids, reserved, source, feedIds] = [texts('ids'), flag('reserved'), text('source'), texts('feedId')]
  const equalsAny = (name: string, column: string) => {
    const values = texts(name)
    return values && Prisma.sql`${Prisma.raw(column)} = any(${values})`
  }
  const bound = (name: string, sql: (value: number) => Prisma.Sql) => {
    const value = filter?.[name]
    return typeof value === 'number' && Number.isFinite(value) ? sql(value) : null
  }
  const groups = groupConditions(filter, now)
  const places = texts('place')?.map((place) => place.toLowerCase())
  const fed = Prisma.sql`exists (select from stock_feed_cars fed where fed.organisation_id = car.organisation_id and fed.car_id = car.id)`
  return [
    ...searched,
    ids && Prisma.sql`car.id = any(${ids})`,
    reserved === null ? null : Prisma.sql`car.reserved = ${reserved}`,
    equalsAny('status', 'car.status'),
    groups.stage,
    equalsAny('carType', 'car.car_type'),
    equalsAny('itemType', 'car.item_type'),
    equalsAny('make', 'car.make'),
    equalsAny('model', 'car.model'),
    equalsAny('tag', 'car.tag'),
    equalsAny('dealershipId', 'car.dealership_id'),
    equalsAny('locationId', 'car.location_id'),
    equalsAny('organisationId', 'car.organisation_id'),
    equalsAny('offerId', 'car.offer_id'),
    places &&
      Prisma.sql`exists (
        select from locations location
        where location.organisation_id = car.organisation_id and location.id = car.location_id and lower(location.city) = any(${places})
      )`,
    bound('seats', (seats) => Prisma.sql`car.seats = ${seats}`),
    groups.age,
    groups.attention,
    bound('priceFrom', (cents) => Prisma.sql`car.price_cents >= ${cents}`),
    bound('priceTo', (cents) => Prisma.sql`car.price_cents <= ${cents}`),
    bound('yearFrom', (year) => Prisma.sql`car.year >= ${year}`),
    bound('yearTo', (year) => Prisma.sql`car.year <= ${year}`),
    bound('kmFrom', (km) => Prisma.sql`car.km >= ${km}`),
    bound('kmTo', (km) => Prisma.sql`car.km <= ${km}`),
    source === 'feed' ? fed : source === 'hand' ? Prisma.sql`not ${fed}` : null,
    feedIds &&
      Prisma.sql`exists (
        select from stock_feed_cars fed
        where fed.organisation_id = car.organisation_id and fed.car_id = car.id and fed.feed_id = any(${feedIds})
      )`,
  ].filter((condition) => condition !== null && condition !== undefined)
}
