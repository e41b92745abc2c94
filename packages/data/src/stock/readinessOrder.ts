import { leastShownCents } from '@forecourt/rules/entities/isInStock'
import { Prisma } from '../generated/client'

const hasPhoto = Prisma.sql`
  exists (select from car_images image where image.organisation_id = car.organisation_id and image.car_id = car.id)`

/** SQL order by readiness for sale, as in `carReadiness` (SRC-17, SRC-44). */
export const readinessOrder: Prisma.Sql = Prisma.sql`
  case
    when car.status not in ('in_stock', 'coming_soon') then 0
    when car.reserved then 1
    when car.status = 'in_stock' and (car.price_cents > ${leastShownCents} or car.subscription_price_cents > 0) and ${hasPhoto} then 3
    else 2
  end desc`
