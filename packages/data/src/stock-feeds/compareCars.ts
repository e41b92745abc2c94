import { Prisma } from '../generated/client'
import type { Transaction } from '../Transaction'
import { currentCarJson } from './currentCarValues'
import type { StockFeed } from './StockFeed'

/**
 * Which cars the rows of a file are about. A *name* identifies a car in its feed: the stock number in lower case (`toExternalId`). Lists the
 * rows with new names and the names without rows.
 */
export interface RowMatches {
  /** Rows that match existing cars. */
  readonly matched: readonly { readonly external_id: string; readonly car_id: string; readonly renamed_from: string | null }[]
  /** Names of refused rows. */
  readonly refused: readonly string[]
  /** Names missing in the file. */
  readonly missing: readonly string[]
  /** Names of refused rows that are marked as not for sale, or that contradict each other. */
  readonly notForSale: readonly string[]
  /** The names among these whose rows are marked: their cars go off sale, whatever the priority of the feed. */
  readonly marked: readonly string[]
}

/**
 * Condition: a value of a car takes the car off sale: a status, a reservation, or not being shown. Such a value counts from any feed of the
 * car (CAR-05).
 *
 * @param field SQL of the field's name
 * @param value SQL of its value, in JSON
 */
const takesOffSale = (field: string, value: string) =>
  Prisma.raw(`coalesce(case ${field}
    when 'status' then ${value} in ('"sold"'::jsonb, '"withdrawn"'::jsonb, '"draft"'::jsonb)
    when 'reserved' then ${value} = 'true'::jsonb
    when 'showOnDealerWebsite' then ${value} = 'false'::jsonb end, false)`)

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

/** Lists missing cars in the table `feed_withdrawn`, unless they were sold or a feed with higher precedence has them. */
const listWithdrawn = (
  tx: Transaction,
  { id, organisationId, addsCars }: Pick<StockFeed, 'id' | 'organisationId' | 'addsCars'>,
  { missing, notForSale, marked, reused, isShared }: RowMatches & { readonly reused: readonly string[]; readonly isShared: boolean },
): Promise<number> => tx.$executeRaw`
    create temp table feed_withdrawn on commit drop as
    select link.external_id, link.car_id, link.external_id = any(${[...reused]}) as is_reused, link.external_id = any(${[...notForSale]}) as is_marked_unavailable, car.name, car.stock_number,
      case when stays then '{}' else jsonb_build_object('status', car.status, 'reserved', car.reserved) end as before,
      case when stays then '{}' else withdrawal.after end as after,
      link.feed_values || case when stays then '{"status": "withdrawn"}' else withdrawal.after end as feed_values,
      case when stays then link.overridden_fields else array_remove(array_remove(link.overridden_fields, 'status'), 'reserved') end as overridden_fields
    from stock_feed_cars link
    join cars car on car.id = link.car_id
    cross join lateral (
      select (not ${addsCars} and link.external_id <> all(${[...notForSale]})) or car.status in ('sold', 'withdrawn')
        or (${isShared} and link.external_id <> all(${[...marked]}) and 'status' = any(feed_fields_above(${organisationId}, ${id}, link.car_id))) as stays,
        '{"status": "withdrawn", "reserved": false}'::jsonb as after
    ) withdrawal
    where link.organisation_id = ${organisationId} and link.feed_id = ${id} and link.external_id = any(${[...missing, ...notForSale, ...reused]})`

/**
 * Compares staged rows with their cars by field into the table `feed_changed`, and lists missing cars in `feed_withdrawn`. A feed's value
 * applies if the car still has the previous value of the feed. A user's change has priority until the user releases the field or the feed
 * has the same value.
 * Among several feeds of a car, the one with the higher precedence has priority for its fields (ENT-01). The sale is an exception: if any
 * feed of the car says that the car is sold, reserved or not for sale, the car is off sale until this feed says otherwise (CAR-05). If the
 * car disappears from this feed instead, the car stays off sale until a user puts it back on.
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
      (known.feed_values || provided.provided_values) - higher_feed.fields || compared.stated || reservation.after as feed_values,
      array(select distinct field from unnest(known.overridden_fields || compared.user_fields) field where field <> all(compared.agreed) order by field) as overridden_fields,
      compared.outranked, compared.taken_off, compared.held_off,
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
    cross join lateral (
      -- Fields with values in which another feed of the car says that it is off sale.
      select case when ${isShared} then array(
        select field || (other.feed_values -> field)::text from stock_feed_cars other cross join (values ('status'), ('reserved'), ('showOnDealerWebsite')) each_field (field)
        where other.organisation_id = ${organisationId} and other.car_id = staged.car_id and other.feed_id <> ${id} and other.removed_at is null
          and ${takesOffSale('field', 'other.feed_values -> field')}
      ) else '{}' end as off_values
    ) elsewhere
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
        coalesce(jsonb_object_agg(field, is_now) filter (where verdict in ('feed', 'released')), '{}') as before,
        coalesce(jsonb_object_agg(field, case verdict when 'released' then released_to else next end) filter (where verdict in ('feed', 'released')), '{}') as after,
        coalesce(jsonb_object_agg(field, next) filter (where is_above and is_off), '{}') as stated,
        coalesce(array_agg(field) filter (where verdict = 'feed' and is_above), '{}') as taken_off,
        coalesce(array_agg(field) filter (where verdict = 'off_elsewhere' or (verdict = 'released' and not is_above)), '{}') as held_off,
        coalesce(array_agg(field) filter (where verdict = 'agreed'), '{}') as agreed,
        coalesce(array_agg(field) filter (where verdict = 'user'), '{}') as user_fields,
        coalesce(array_agg(field) filter (where verdict = 'higher_feed' and next <> is_now), '{}') as outranked
      from (
        -- higher_feed: a feed with higher precedence has the field; agreed: the car has the value already; overridden: a user's earlier change has priority;
        -- user: a user has just changed it; feed: the feed's value applies; off_elsewhere: another feed says that the car is off sale;
        -- released: this feed no longer says so, and the value of the next feed applies.
        select field, next, is_now, is_above, is_off, released_to,
          case
            when is_above and is_off then case
              when is_now_off then 'higher_feed'
              when field = any(known.overridden_fields) then 'overridden'
              when was_off then 'user'
              else 'feed'
            end
            when released_to <> is_now then 'released'
            when is_above then 'higher_feed'
            when next = is_now then 'agreed'
            when field = any(known.overridden_fields) then 'overridden'
            when is_now_off and field || is_now::text = any(elsewhere.off_values) then 'off_elsewhere'
            when known.feed_values ? field and known.feed_values -> field <> is_now then 'user'
            else 'feed'
          end as verdict
        from (
          select *,
            case when was_off and not is_off and known.feed_values -> field = is_now and not field = any(known.overridden_fields)
              and (is_above or elsewhere.off_values <> '{}')
            then (
              select other.feed_values -> field from stock_feed_cars other join stock_feeds next_feed on next_feed.id = other.feed_id
              where other.organisation_id = ${organisationId} and other.car_id = staged.car_id and other.feed_id <> ${id} and other.removed_at is null
                and other.feed_values ? field and (is_above or ${takesOffSale('field', 'other.feed_values -> field')})
              order by ${takesOffSale('field', 'other.feed_values -> field')} desc, next_feed.precedence, next_feed.created_at, next_feed.id limit 1
            ) end as released_to
          from (
            select *, field = any(higher_feed.fields) as is_above,
              case when is_of_sale then ${takesOffSale('field', 'is_now')} else false end as is_now_off,
              case when is_of_sale then ${takesOffSale('field', 'known.feed_values -> field')} else false end as was_off,
              -- A car that waits for something else isn't said to be off sale.
              case when is_of_sale then ${takesOffSale('field', 'next')}
                and (next <> '"draft"' or staged.off_sale or ${takesOffSale('field', 'known.feed_values -> field')}) else false end as is_off
            from (
              select entry.key as field, entry.value as next, coalesce(now.fields -> entry.key, 'null') as is_now,
                ${isShared} and entry.key in ('status', 'reserved', 'showOnDealerWebsite') as is_of_sale
              from jsonb_each(provided.provided_values) entry offset 0
            ) each_field
          ) stated_field offset 0
        ) released_field offset 0
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
  await listWithdrawn(tx, feed, { ...matches, reused, isShared })
}
