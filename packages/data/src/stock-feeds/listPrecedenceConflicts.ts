import { Prisma } from '../generated/client'
import { queryDirectly } from '../lists/queryDirectly'
import type { Transaction } from '../Transaction'
import type { FeedProblem } from './FeedCar'
import type { StockFeed } from './StockFeed'

/** Fields in which contradictions between two feeds are reported, with their names for dealers. */
const fieldNames = {
  status: 'status',
  showOnDealerWebsite: 'website setting',
  carType: 'type',
  driveAwayCents: 'price',
  egcCents: 'price',
  km: 'kilometres',
  year: 'year',
  simpleTransmission: 'transmission',
} as const

const listFormat = new Intl.ListFormat('en-AU')

/** Rows of `feed_changed` that contradict a feed with a higher priority, as problems: the value of that other feed stays (ENT-01). */
export const listPrecedenceConflicts = async (
  tx: Transaction,
  { id, organisationId }: Pick<StockFeed, 'id' | 'organisationId'>,
): Promise<FeedProblem[]> => {
  const rows = await queryDirectly<{ row: number; stockNumber: string; fields: (keyof typeof fieldNames)[]; feedName: string }>(
    tx,
    Prisma.sql`
      select changed.row, changed.stock_number as "stockNumber", important.fields, higher_feed.name as "feedName"
      from feed_changed changed
      cross join lateral (
        select array(select unnest(changed.outranked) intersect select unnest(${Object.keys(fieldNames)}::text[])) as fields
      ) important
      cross join lateral (
        select other.name
        from stock_feed_cars link join stock_feeds other on other.id = link.feed_id
        where link.organisation_id = ${organisationId} and link.car_id = changed.car_id and link.feed_id <> ${id} and link.removed_at is null
          and exists (select from jsonb_object_keys(link.feed_values) field where field = any(important.fields))
        order by other.precedence, other.created_at, other.id limit 1
      ) higher_feed
      where cardinality(important.fields) > 0 order by changed.row`,
  )
  return rows.map(({ row, stockNumber, fields, feedName }) => {
    const names = [...new Set(fields.map((field) => fieldNames[field]))].toSorted()
    const message = `The feed “${feedName}” also has this car and has a higher priority. Its ${listFormat.format(names)} ${names.length === 1 ? 'is' : 'are'} used.`
    return { row, stockNumber, heading: null, value: '', message, refused: false }
  })
}

/** Why a car is off sale, as the end of a sentence, by field. */
const offSale: Readonly<Record<string, string>> = {
  status: 'is sold or not for sale',
  reserved: 'is reserved',
  showOnDealerWebsite: 'isn’t for the website',
}
const offSaleText = (fields: readonly string[]): string => fields.map((field) => offSale[field]).join(' and ')

/**
 * Rows of `feed_changed` that another feed contradicts about the sale of their car, as problems: a car is off sale if any of its feeds says
 * that it is (CAR-05). Two columns of the table name the fields of the contradiction (`compareCars`):
 * - `taken_off`: this feed takes the car off sale, although a feed with a higher priority has another value.
 * - `held_off`: this feed has the car for sale, but another feed keeps it off sale.
 *
 * The other feed's value of a `held_off` field is one that means “off sale” (as in `takesOffSale`): true for `reserved`, false for
 * `showOnDealerWebsite`, one of three statuses for `status`.
 */
export const listSaleStatements = async (
  tx: Transaction,
  { id, organisationId }: Pick<StockFeed, 'id' | 'organisationId'>,
): Promise<FeedProblem[]> => {
  const rows = await queryDirectly<{ row: number; stockNumber: string; takenOff: string[]; heldOff: string[]; feedName: string }>(
    tx,
    Prisma.sql`
      select changed.row, changed.stock_number as "stockNumber", changed.taken_off as "takenOff", changed.held_off as "heldOff", other_feed.name as "feedName"
      from feed_changed changed
      cross join lateral (
        select other.name
        from stock_feed_cars link join stock_feeds other on other.id = link.feed_id
        where link.organisation_id = ${organisationId} and link.car_id = changed.car_id and link.feed_id <> ${id} and link.removed_at is null
          and exists (
            select from jsonb_each(link.feed_values) stated
            where stated.key = any(changed.taken_off)
              or (stated.key = any(changed.held_off) and stated.value in ('"sold"', '"withdrawn"', '"draft"', case stated.key when 'reserved' then 'true'::jsonb else 'false'::jsonb end))
          )
        order by other.precedence, other.created_at, other.id limit 1
      ) other_feed
      where changed.taken_off <> '{}' or changed.held_off <> '{}' order by changed.row`,
  )
  return rows.map(({ row, stockNumber, takenOff, heldOff, feedName }) => {
    const message =
      takenOff.length > 0
        ? `This feed says that the car ${offSaleText(takenOff)}. That counts, although the feed “${feedName}” says otherwise and has a higher priority.`
        : `The feed “${feedName}” says that the car ${offSaleText(heldOff)}, so it stays that way until that feed or a user says otherwise.`
    return { row, stockNumber, heading: 'Status', value: '', message, refused: false }
  })
}
