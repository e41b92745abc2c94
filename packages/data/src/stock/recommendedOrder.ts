import { minShownCents } from '@forecourt/rules/entities/isInStock'
import { type appealDetails, appealWeights } from '@forecourt/rules/search/list/recommendation'
import { Prisma } from '../generated/client'
import { publishedKmSql } from './reading/publishedKmSql'

const images = Prisma.sql`from car_images image where image.organisation_id = car.organisation_id and image.car_id = car.id`

/** SQL order by tier, as in `carReadiness` (SRC-17, SRC-44). */
export const readinessOrder: Prisma.Sql = Prisma.sql`
  case
    when car.status not in ('in_stock', 'coming_soon') then 0
    when not exists (select ${images}) then case when car.reserved then 1 else 2 end
    when car.reserved then 3
    when car.status = 'in_stock' and (car.price_cents > ${minShownCents} or car.subscription_price_cents > 0) then 5
    else 4
  end desc`

const detailColumns: { readonly [Detail in (typeof appealDetails)[number]]: Prisma.Sql } = {
  colour: Prisma.sql`car.colour`,
  km: Prisma.raw(publishedKmSql),
  seats: Prisma.sql`car.seats`,
  drive: Prisma.sql`car.drive`,
  fuel: Prisma.sql`car.fuel`,
  transmission: Prisma.sql`car.transmission`,
  badge: Prisma.sql`car.badge`,
}

const driveAway = Prisma.sql`(case when car.price_type = 'driveAway' then car.price_cents else car.drive_away_cents end)`
const marketPercent = Prisma.sql`
  case when ${driveAway} > ${minShownCents} and car.market_average_cents > 0 then
    greatest(-${appealWeights.maxMarketPercent}::int, least(${appealWeights.maxMarketPercent}::int,
      floor((car.market_average_cents - ${driveAway}) * 100 / car.market_average_cents)))
  else 0 end`

/** SQL of `carAppeal`, in points. */
const appeal = Prisma.sql`
  floor(extract(epoch from car.created_at) / ${appealWeights.freshnessDays * 86_400}::int)
  + least((select count(*) ${images}), ${appealWeights.maxPhotos}::int) * ${appealWeights.photo}::int
  + (${marketPercent}) * ${appealWeights.marketPercent}::int
  + (num_nonnulls(${Prisma.join(Object.values(detailColumns))}) + case when cardinality(car.standard_equipment) > 0 then 1 else 0 end)
    * ${appealWeights.detail}::int`

/** SQL of the recommended order: tier, the dealer's own rank, then appeal (SRC-17, SRC-44). */
export const recommendedOrder: Prisma.Sql = Prisma.sql`${readinessOrder}, car.custom_rank desc, ${appeal} desc`
