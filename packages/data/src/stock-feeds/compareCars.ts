import { Prisma } from '../generated/client'
import type { Transaction } from '../Transaction'
import { currentCarJson } from './currentCarValues'
import type { StockFeed } from './StockFeed'

/** Matches of rows with new names, and of names without rows. */
export interface RowMatches {
  /** Rows that match existing cars. */
  readonly matched: readonly { readonly external_id: string; readonly car_id: string; readonly renamed_from: string | null }[]
  /** Names of refused rows. */
  readonly refused: readonly string[]
  /** Names missing in the file. */
  readonly missing: readonly string[]
  /** Names of refused rows that are marked as not for sale, or that contradict each other. */
  readonly notForSale: readonly string[]
}

/**
 * Condition: a row has another model, or a year too different for a correction; null (no) if unknown.
 *
 * @param row alias of the row's table
 * @param model SQL of the model slug to compare with
 * @param year SQL of the year to compare with
 */
export const isAnotherCar = (row: 'found' | 'staged', model: string, year: string) =>
  Prisma.raw(`(replace(${model}, '-', '') <> replace(${row}."modelSlug", '-', '') or abs(${year} - ${row}.year) > 1)`)

/** Applies the matches to the staged rows. A stock number that moves to another car starts a new link. */
const applyMatches = async (
  tx: Transaction,
  { id }: Pick<StockFeed, 'id'>,
  { matched, refused, notForSale }: RowMatches,
): Promise<string[]> => {
  const skipped = [...refused, ...notForSale]
  if (skipped.length > 0) await tx.$executeRaw`delete from feed_rows where external_id = any(${skipped})`
  if (matched.length > 0)
    await tx.$executeRaw`
      update feed_rows staged set car_id = found.car_id, known_as = coalesce(found.renamed_from, staged.external_id)
      from jsonb_to_recordset(${JSON.stringify(matched)}::jsonb) as found(external_id text, car_id text, renamed_from text)
      where staged.external_id = found.external_id`
  const reused = await tx.$queryRaw<{ externalId: string }[]>`
    update feed_rows staged set car_id = null
    from stock_feed_cars link
    where link.feed_id = ${id} and link.external_id = staged.external_id and staged.car_id is not null and staged.known_as = staged.external_id
      and (
        (staged.vin is not null and link.feed_values ->> 'vin' <> staged.vin)
        -- Without a VIN on both sides another make, or another model of another year, is another car.
        or ((staged.vin is null or link.feed_values ->> 'vin' is null) and (
          link.feed_values ->> 'makeSlug' <> staged."makeSlug"
          or (link.feed_values ->> 'modelSlug' <> staged."modelSlug" and link.feed_values ->> 'year' <> staged.year::text)
          -- The number of a car that is gone is free.
          or (link.removed_at is not null and ${isAnotherCar('staged', "link.feed_values ->> 'modelSlug'", "(link.feed_values ->> 'year')::int")})
        ))
      )
    returning staged.external_id as "externalId"`
  return reused.map(({ externalId }) => externalId)
}

/**
 * Compares staged rows with their cars by field into the table `feed_changed`, and lists missing cars in `feed_withdrawn`. A feed's value
 * applies if the car still has the feed's previous one. A user's change has priority until they release it or the feed has the same value.
 * A feed with higher precedence has priority for its fields (ENT-01).
 */
export const compareCars = async (
  tx: Transaction,
  feed: Pick<StockFeed, 'id' | 'organisationId' | 'dealershipId' | 'addsCars'>,
  matches: RowMatches,
): Promise<void> => {
  const { id, organisationId, addsCars } = feed
  const reused = await applyMatches(tx, feed, matches)
  const [{ isShared } = { isShared: false }] = await tx.$queryRaw<{ isShared: boolean }[]>`
    select count(*) > 1 as "isShared" from stock_feeds where organisation_id = ${organisationId} and dealership_id = ${feed.dealershipId}`

  await tx.$executeRaw`
    create temp table feed_changed on commit drop as
    select staged.row, staged.external_id, staged.known_as, staged.car_id, staged.hash, staged.name, staged."stockNumber" as stock_number, staged.photos,
      compared.before || reservation.before as before, compared.after || reservation.after as after,
      (known.feed_values || provided.provided_values) - higher_feed.fields || reservation.after as feed_values,
      array(select distinct field from unnest(known.overridden_fields || compared.user_fields) field where field <> all(compared.agreed) order by field) as overridden_fields,
      compared.outranked,
      case when staged.photos is distinct from known.photos and staged.photos is not null and not 'photos' = any(higher_feed.fields)
        then coalesce(known.photos, '{}') end as photos_before
    from feed_rows staged
    join cars car on car.id = staged.car_id
    left join stock_feed_cars link
      on link.organisation_id = ${organisationId} and link.feed_id = ${id} and link.external_id = staged.known_as
    cross join lateral (
      select case when ${isShared} then feed_fields_above(${organisationId}, ${id}, staged.car_id) else '{}' end as fields,
        case when ${isShared} then feed_fields_overridden(${organisationId}, staged.car_id) else coalesce(link.overridden_fields, '{}') end as overridden_fields
    ) higher_feed
    cross join lateral (select coalesce(link.feed_values, '{}') as feed_values, higher_feed.overridden_fields, link.photos) known
    cross join lateral (
      -- A file without a status column states that each of its cars is in stock; a withdrawn car is in stock again. An empty cell does
      -- not change a car that a row marked as sold or withdrawn.
      select case when staged.provided_values ? 'status' or known.feed_values = '{}' or not ${addsCars}
          or known.feed_values ->> 'status' = 'sold' or (known.feed_values ->> 'status' = 'withdrawn' and link.removed_at is null) then staged.provided_values
        else staged.provided_values || jsonb_build_object('status', staged.status) end as provided_values offset 0
    ) provided
    cross join lateral (select ${currentCarJson} as fields offset 0) now
    cross join lateral (
      select
        coalesce(jsonb_object_agg(field, is_now) filter (where verdict = 'feed'), '{}') as before,
        coalesce(jsonb_object_agg(field, next) filter (where verdict = 'feed'), '{}') as after,
        coalesce(array_agg(field) filter (where verdict = 'agreed'), '{}') as agreed,
        coalesce(array_agg(field) filter (where verdict = 'user'), '{}') as user_fields,
        coalesce(array_agg(field) filter (where verdict = 'higher_feed' and next <> is_now), '{}') as outranked
      from (
        -- higher_feed: a feed with higher precedence has the field; agreed: the car has the value already; overridden: a user's earlier change has priority;
        -- user: a user has just changed it; feed: the feed's value applies.
        select field, next, is_now,
          case
            when field = any(higher_feed.fields) then 'higher_feed'
            when next = is_now then 'agreed'
            when field = any(known.overridden_fields) then 'overridden'
            when known.feed_values ? field and known.feed_values -> field <> is_now then 'user'
            else 'feed'
          end as verdict
        from (
          select entry.key as field, entry.value as next, coalesce(now.fields -> entry.key, 'null') as is_now from jsonb_each(provided.provided_values) entry offset 0
        ) each_field offset 0
      ) judged offset 0
    ) compared
    cross join lateral (
      -- Leaving the yard ends a reservation.
      select
        case when ends then '{"reserved": true}'::jsonb else '{}' end as before,
        case when ends then '{"reserved": false}'::jsonb else '{}' end as after
      from (
        select coalesce(compared.after ->> 'status' in ('sold', 'withdrawn', 'draft'), false) and car.reserved
          and not 'reserved' = any(known.overridden_fields || compared.user_fields) as ends
      ) ending
    ) reservation`

  // Withdraws cars that are missing in the feed, unless they were sold or a feed with higher precedence has them.
  await tx.$executeRaw`
    create temp table feed_withdrawn on commit drop as
    select link.external_id, link.car_id, link.external_id = any(${reused}) as is_reused, link.external_id = any(${[...matches.notForSale]}) as is_marked_unavailable, car.name, car.stock_number,
      case when stays then '{}' else jsonb_build_object('status', car.status, 'reserved', car.reserved) end as before,
      case when stays then '{}' else withdrawal.after end as after,
      link.feed_values || case when stays then '{"status": "withdrawn"}' else withdrawal.after end as feed_values,
      case when stays then link.overridden_fields else array_remove(array_remove(link.overridden_fields, 'status'), 'reserved') end as overridden_fields
    from stock_feed_cars link
    join cars car on car.id = link.car_id
    cross join lateral (
      select (not ${addsCars} and link.external_id <> all(${[...matches.notForSale]})) or car.status in ('sold', 'withdrawn')
        or (${isShared} and 'status' = any(feed_fields_above(${organisationId}, ${id}, link.car_id))) as stays,
        '{"status": "withdrawn", "reserved": false}'::jsonb as after
    ) withdrawal
    where link.organisation_id = ${organisationId} and link.feed_id = ${id} and link.external_id = any(${[...matches.missing, ...matches.notForSale, ...reused]})`
}
