import { ascTypes } from './generated/ascTypes'
import type { MeasuredCar, MeasuredPage, WordedEvent } from './SiteEvent'

/** Parameters as the Automotive Standards Council wants them (ANL-01): text in lower case, and none that is empty. */
const ascText = (params: { readonly [name: string]: string | number | undefined }): { readonly [name: string]: string } =>
  Object.fromEntries(
    Object.entries(params).flatMap(([name, value]) => (value === undefined || value === '' ? [] : [[name, String(value).toLowerCase()]])),
  )

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

/**
 * The name that the Automotive Standards Council has for a page, by its kind or 'home'; those it has none for are 'custom'. Browsers ask,
 * which is why the names are a table of their own, generated from the rules of the kinds.
 *
 * @example ascPageType('search') // 'itemlist'
 */
export const ascPageType = (page: string): string => (page === 'home' ? 'home' : (ascTypes[page] ?? 'custom'))

/** Who sends them: each supplier of a page sends what it owns alone. */
const owner = 'forecourt'

/** An event with the parameters that all of them have (ANL-01); addresses keep their case. */
export const ascEvent = ({ name, params }: WordedEvent, { page, address }: MeasuredPage): WordedEvent => ({
  name,
  params: { event_owner: owner, page_type: ascPageType(page), page_location: address, ...ascText(params) },
})
