import { minShownCents } from '@forecourt/rules/entities/isInStock'
import type { CarStage } from '@forecourt/rules/stock/carStage'
import { Prisma } from '../generated/client'
import type { ListableCar, ListedOn } from '../stock/list/listedOn'
import type { Transaction } from '../Transaction'
import type { CarValues } from './CarValues'
import type { ImportPlan } from './planImport'
import { mostDriven } from './suspiciousChanges'

/** A car in a report. */
export interface ReportedCar {
  readonly row: number | null
  readonly carId: string | null
  readonly name: string
  readonly stockNumber: string
  /** Values of changed fields. */
  readonly before: CarValues
  readonly after: CarValues
  /** Fields that the feed would change, but a user's value has priority. */
  readonly overridden: readonly string[]
  /** Stage of a new car, such as reserved; omitted for others. */
  readonly stage?: CarStage
  /** Why no site lists a new car for sale, by site; omitted for a car that is listed, and for imports without a review. */
  readonly notOn?: ListedOn['notOn']
}

/** A new car, and what decides whether sites list it. */
export interface AddedCar extends ReportedCar, Pick<ListableCar, 'status' | 'carType' | 'showOnDealerWebsite'> {
  readonly reserved: boolean
  readonly preorder: boolean
  readonly photoCount: number
}

/** Numbers of cars that lose important values, or change values that rarely change. */
export interface ValueLosses {
  /** Price lost. */
  readonly price: number
  /** Price type changed: drive away, excluding charges or on application. */
  readonly priceKind: number
  /** All photos lost. */
  readonly photos: number
  /** From on sale to sold, withdrawn or draft. */
  readonly status: number
  /** From sold to on sale. */
  readonly resold: number
  /** No longer reserved, and on sale. */
  readonly released: number
  readonly visibility: number
  readonly type: number
  readonly year: number
  /** Odometer reading lost, decreased or increased implausibly. */
  readonly km: number
  readonly transmission: number
  /** Fuel changed; a more specific kind of petrol doesn't count. */
  readonly fuel: number
  /** First photo taken from another car. */
  readonly swappedPhotos: number
  /** Value that another car had before, while the other car got a new value too. */
  readonly swappedPlates: number
  readonly swappedBadges: number
  readonly swappedColours: number
  readonly swappedComments: number
}

/** Numbers of new cars by stage; those that their row keeps off websites are hidden. */
export type AddedStages = Readonly<Partial<Record<CarStage | 'hidden', number>>>

/** Effects of a plan: counts, and the first cars of each kind. */
export interface PlannedCars {
  readonly counts: { readonly added: number; readonly changed: number; readonly unchanged: number; readonly gone: number }
  /** Number of cars with any write, including links only. */
  readonly touched: number
  /** Price changes: cents before and after. */
  readonly prices: readonly (readonly [before: number, after: number])[]
  readonly losses: ValueLosses
  readonly added: readonly AddedCar[]
  readonly addedStages: AddedStages
  /** Stock numbers of cars that would be for sale on websites without a price: new ones, and those that lose it. */
  readonly unpriced: readonly string[]
  readonly changed: readonly ReportedCar[]
  readonly gone: readonly ReportedCar[]
  /** Number of withdrawn cars that a row marks as not for sale, or whose rows contradict each other. */
  readonly markedUnavailable: number
}

const mostReported = 200
const noLosses: ValueLosses = {
  price: 0,
  priceKind: 0,
  photos: 0,
  status: 0,
  resold: 0,
  released: 0,
  visibility: 0,
  type: 0,
  year: 0,
  km: 0,
  transmission: 0,
  fuel: 0,
  swappedPhotos: 0,
  swappedPlates: 0,
  swappedBadges: 0,
  swappedColours: 0,
  swappedComments: 0,
}

/** Condition: one of a changed car's two prices appears or disappears. */
const comesOrGoes = (field: 'driveAwayCents' | 'egcCents') =>
  Prisma.sql`(after ? ${field}::text and (before ->> ${field}::text is null) <> (after ->> ${field}::text is null))`

/** Condition: a changed car has a value that another changed car had before. */
const isOfOther = (field: 'regoPlate' | 'badge' | 'colour' | 'dealerComments') => Prisma.sql`
  before ->> ${field}::text is not null
  and after ->> ${field}::text in (select other.before ->> ${field}::text from feed_changed other where other.before ->> ${field}::text is not null)`

/** Conditions on `feed_changed` for each kind of loss. */
const lost: Readonly<Record<keyof ValueLosses, Prisma.Sql>> = {
  price: Prisma.sql`
    (before ->> 'driveAwayCents' is not null or before ->> 'egcCents' is not null)
    and coalesce(after ->> 'driveAwayCents', after ->> 'egcCents') is null and after ?| array['driveAwayCents', 'egcCents']`,
  priceKind: Prisma.sql`
    (${comesOrGoes('driveAwayCents')} or ${comesOrGoes('egcCents')})
    and coalesce(after ->> 'driveAwayCents', after ->> 'egcCents') is not null`,
  photos: Prisma.sql`cardinality(photos_before) > 0 and cardinality(photos) = 0`,
  status: Prisma.sql`before ->> 'status' in ('in_stock', 'coming_soon') and after ->> 'status' in ('sold', 'withdrawn', 'draft')`,
  resold: Prisma.sql`before ->> 'status' = 'sold' and after ->> 'status' in ('in_stock', 'coming_soon')`,
  released: Prisma.sql`
    before ->> 'reserved' = 'true' and after ->> 'reserved' = 'false' and coalesce(after ->> 'status', 'in_stock') in ('in_stock', 'coming_soon')`,
  visibility: Prisma.sql`after ->> 'showOnDealerWebsite' = 'false'`,
  type: Prisma.sql`after ? 'carType'`,
  year: Prisma.sql`after ? 'year'`,
  km: Prisma.sql`
    after ? 'km' and before ->> 'km' is not null and coalesce(
      (after ->> 'km')::int < (before ->> 'km')::int or (after ->> 'km')::int > (before ->> 'km')::int * 2 + ${mostDriven}, true)`,
  transmission: Prisma.sql`after ? 'simpleTransmission' and before ->> 'simpleTransmission' is not null`,
  fuel: Prisma.sql`
    after ? 'fuel' and before ->> 'fuel' is not null
    and not (before ->> 'fuel' like 'Petrol%' and coalesce(after ->> 'fuel', '') like 'Petrol%')`,
  swappedPhotos: Prisma.sql`
    photos[1] <> photos_before[1]
    and photos[1] in (select other.photos_before[1] from feed_changed other where cardinality(other.photos_before) > 0)`,
  swappedPlates: isOfOther('regoPlate'),
  swappedBadges: isOfOther('badge'),
  swappedColours: isOfOther('colour'),
  swappedComments: isOfOther('dealerComments'),
}
const countLosses = Prisma.join(
  Object.entries(lost).map(([name, condition]) => Prisma.sql`${name}::text, count(*) filter (where ${condition})`),
)
const isLost = Prisma.join(
  Object.values(lost).map((condition) => Prisma.sql`coalesce(${condition}, false)`),
  ' or ',
)

/** Cents of a changed car's price, of either type. */
const priceCents = (values: 'before' | 'after') =>
  Prisma.sql`coalesce(${Prisma.raw(values)} ->> 'driveAwayCents', ${Prisma.raw(values)} ->> 'egcCents')::bigint`
/** Relative price change of a car: 1 for 100 %. */
const priceChange = Prisma.sql`coalesce(abs(${priceCents('after')} - ${priceCents('before')})::numeric / nullif(${priceCents('before')}, 0), 0)`

/** Counts the cars of a plan and lists the first of each kind: changed cars with losses first, then by price change. */
export const plannedCars = async (tx: Transaction, { isStaged, same }: ImportPlan): Promise<PlannedCars> => {
  if (!isStaged)
    return {
      counts: { added: 0, changed: 0, unchanged: same, gone: 0 },
      touched: 0,
      prices: [],
      losses: noLosses,
      added: [],
      addedStages: {},
      unpriced: [],
      changed: [],
      gone: [],
      markedUnavailable: 0,
    }
  const [counted] = await tx.$queryRaw<
    {
      added: number
      changed: number
      alike: number
      gone: number
      markedUnavailable: number
      leaving: number
      addedStages: AddedStages | null
      unpriced: string[] | null
      prices: [number, number][] | null
      losses: ValueLosses
    }[]
  >`
    select
      (select count(*)::int from feed_rows where car_id is null) as added,
      (select count(*)::int from feed_changed where after <> '{}' or photos_before is not null) as changed,
      (select count(*)::int from feed_changed where after = '{}' and photos_before is null) as alike,
      (select count(*)::int from feed_withdrawn where after <> '{}') as gone,
      (select count(*)::int from feed_withdrawn where after <> '{}' and is_marked_unavailable) as "markedUnavailable",
      (select count(*)::int from feed_withdrawn) as leaving,
      (
        select jsonb_object_agg(stage, number) from (
          select
            case
              when not "showOnDealerWebsite" then 'hidden'
              when status not in ('in_stock', 'coming_soon') then status
              when reserved then 'reserved'
              when preorder then 'preorder'
              else status
            end as stage,
            count(*)::int as number
          from feed_rows where car_id is null group by 1
        ) counted
      ) as "addedStages",
      (
        select jsonb_agg(number) from (
          select "stockNumber" as number from feed_rows
          where car_id is null and status = 'in_stock' and "showOnDealerWebsite" and not preorder
            and coalesce(greatest("driveAwayCents", "egcCents"), 0) <= ${minShownCents}
          union all
          select changed.stock_number from feed_changed changed join cars car on car.id = changed.car_id
          where coalesce(${lost.price}, false) and coalesce(after ->> 'status', car.status) = 'in_stock' and not car.preorder
            and coalesce((after ->> 'showOnDealerWebsite')::boolean, car.show_on_dealer_website)
        ) unpriced
      ) as unpriced,
      (
        select jsonb_agg(jsonb_build_array(was, is_now)) from (
          select ${priceCents('before')} as was, ${priceCents('after')} as is_now
          from feed_changed where after ?| array['driveAwayCents', 'egcCents']
        ) priced where was is not null and is_now is not null
      ) as prices,
      (select jsonb_build_object(${countLosses}) from feed_changed) as losses`
  const {
    added = 0,
    changed = 0,
    alike = 0,
    gone = 0,
    markedUnavailable = 0,
    leaving = 0,
    addedStages = null,
    unpriced = null,
    prices = null,
    losses = noLosses,
  } = counted ?? {}
  return {
    counts: { added, changed, unchanged: same + alike, gone },
    touched: added + changed + alike + leaving,
    prices: prices ?? [],
    losses,
    markedUnavailable,
    addedStages: addedStages ?? {},
    unpriced: unpriced ?? [],
    added: await tx.$queryRaw<AddedCar[]>`
      select row, null as "carId", name, "stockNumber", '{}'::jsonb as before, '{}'::jsonb as after, '{}'::text[] as overridden,
        status, reserved, preorder, "carType", "showOnDealerWebsite", coalesce(cardinality(photos), 0) as "photoCount"
      from feed_rows where car_id is null order by row limit ${mostReported}`,
    changed: await tx.$queryRaw<ReportedCar[]>`
      select row, car_id as "carId", name, stock_number as "stockNumber", before, after, overridden_fields as overridden
      from feed_changed where after <> '{}' or photos_before is not null or overridden_fields <> '{}' order by (${isLost}) desc, ${priceChange} desc, row limit ${mostReported}`,
    gone: await tx.$queryRaw<ReportedCar[]>`
      select null::int as row, car_id as "carId", name, stock_number as "stockNumber", before, after, '{}'::text[] as overridden
      from feed_withdrawn order by external_id limit ${mostReported}`,
  }
}
