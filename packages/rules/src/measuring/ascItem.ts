import { ascText } from './ascText'
import type { MeasuredCar } from './SiteEvent'

/**
 * A car in the parameters of the Automotive Standards Council (ANL-01): text, in lower case; what is not known is left out.
 *
 * @example ascItem(car).item_inventory_date // '2026-03-01'
 */
export const ascItem = (car: MeasuredCar): { readonly [name: string]: string } =>
  ascText({
    item_id: car.vin || car.stockNumber,
    item_number: car.stockNumber,
    item_price: car.price,
    item_condition: car.condition,
    item_year: car.year,
    item_make: car.make,
    item_model: car.model,
    item_variant: car.variant,
    item_color: car.colour,
    item_type: car.body,
    item_category: car.category,
    item_fuel_type: car.fuel,
    item_inventory_date: car.since,
  })
