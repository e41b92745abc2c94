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

/** Rows of `feed_changed` that contradict a feed with precedence, as problems: that feed's value stays (ENT-01). */
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
