import { minShownCents } from '@forecourt/rules/entities/isInStock'
import type { Offer } from '@forecourt/rules/entities/Offer'
import { offeredTypes } from '@forecourt/rules/offers/carsOfOfferText'
import { Prisma } from '../generated/client'

/** Fields of an offer that decide which cars it is for. */
export type OfferConditions = Pick<
  Offer,
  'category' | 'manufacturer' | 'modelName' | 'fuels' | 'priceFromCents' | 'priceToCents' | 'yearFrom' | 'locationIds'
>

/** A car's fuel, as in `carFuel`. */
const sqlFuel = Prisma.sql`
  coalesce(car.simple_fuel, case when car.fuel ~* 'diesel' then 'Diesel' when car.fuel ~* 'petrol|unleaded' then 'Petrol' end)`

const price = Prisma.sql`case when car.price_cents > ${minShownCents} then car.price_cents end`

/** SQL of an offer's conditions on cars, as in `offerFit`, except whether it is shown on them. */
export const fittingCars = ({
  category,
  manufacturer,
  modelName,
  fuels,
  priceFromCents,
  priceToCents,
  yearFrom,
  locationIds,
}: OfferConditions): Prisma.Sql =>
  Prisma.join(
    [
      Prisma.sql`car.car_type = any(${[...offeredTypes(category)]})`,
      ...(manufacturer ? [Prisma.sql`lower(car.make) = lower(${manufacturer})`] : []),
      ...(modelName ? [Prisma.sql`lower(car.model) = lower(${modelName})`] : []),
      ...(fuels.length > 0 ? [Prisma.sql`${sqlFuel} = any(${[...fuels]})`] : []),
      ...(priceFromCents === null ? [] : [Prisma.sql`${price} >= ${priceFromCents}`]),
      ...(priceToCents === null ? [] : [Prisma.sql`${price} <= ${priceToCents}`]),
      ...(yearFrom === null ? [] : [Prisma.sql`car.year >= ${yearFrom}`]),
      ...(locationIds.length === 0 ? [] : [Prisma.sql`car.location_id = any(${[...locationIds]})`]),
    ],
    ' and ',
  )

/** A car that is available now: in stock, not reserved and not for test drives only (OFR-02). */
export const isAvailable = Prisma.sql`
  car.status = 'in_stock' and not car.reserved and not car.preorder and lower(trim(coalesce(car.tag, ''))) <> 'test drive only'`
