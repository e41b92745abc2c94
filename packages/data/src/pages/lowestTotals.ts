import type { Cents, OnRoadCharge } from '@forecourt/rules/entities/Car'
import { minShownCents } from '@forecourt/rules/entities/isInStock'
import type { LowestTotal } from '@forecourt/rules/entities/RangeModel'
import { lowestTotal } from '@forecourt/rules/pricing/lowestTotal'
import type { OnRoadCar } from '@forecourt/rules/pricing/onRoadCosts'
import type { ListingSite } from '../sites/RenderedSite'
import { listedStock } from '../stock/search/listedStock'
import type { Transaction } from '../Transaction'

/** The cheapest new cars of a model with the same kind of price, state, charges and facts that vehicle duty depends on. */
interface CheapestRow extends Omit<OnRoadCar, 'carType'> {
  /** Slugs of make and model, such as 'toyota/corolla'. */
  readonly model: string
  readonly priceCents: Cents
  readonly charges: readonly OnRoadCharge[]
}

/** Lowest totals of the new cars on sale, by the slugs of make and model, such as 'toyota/corolla' (ENT-13, CARD-05). */
export const lowestTotals = async (tx: Transaction, site: ListingSite, now: string): Promise<ReadonlyMap<string, LowestTotal>> => {
  const rows = await tx.$queryRaw<CheapestRow[]>`
    select car.make_slug || '/' || car.model_slug as model, car.price_type as "priceType", location.state,
      min(car.price_cents) as "priceCents", min(car.drive_away_cents) as "driveAwayCents",
      case when car.price_type = 'egc' then dealership.on_road_charges else '[]' end as charges, facts.*
    from cars car
    join dealerships dealership on dealership.organisation_id = car.organisation_id and dealership.id = car.dealership_id
    join locations location on location.organisation_id = car.organisation_id and location.id = car.location_id
    left join lateral (
      select car.item_type as "itemType", car.body, car.simple_body as "simpleBody", car.fuel, car.simple_fuel as "simpleFuel",
        car.cylinders, car.seats,
        jsonb_strip_nulls(jsonb_build_object(
          'cylinders', car.variant -> 'cylinders', 'grossVehicleMass', car.variant -> 'grossVehicleMass'
        )) as variant,
        jsonb_strip_nulls(jsonb_build_object('aggregateTrailerMass', car.specifications -> 'aggregateTrailerMass')) as specifications
    ) facts on car.price_type = 'egc'
    where ${listedStock(site, now)} and car.car_type = 'new' and car.status <> 'sold' and car.price_cents > ${minShownCents}
      and car.make_slug is not null and car.model_slug is not null
    group by 1, 2, 3, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, car.drive_away_cents is null`
  const models = [...new Set(rows.map(({ model }) => model))]
  return new Map(
    models.flatMap((model) => {
      const lowest = lowestTotal(rows.filter((row) => row.model === model).map((row) => ({ ...row, carType: 'new' })))
      return lowest ? [[model, lowest] as const] : []
    }),
  )
}
