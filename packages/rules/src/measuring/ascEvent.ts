import { ascTypes } from './generated/ascTypes'
import type { MeasuredCar, MeasuredPage, ReceiverEvent } from './SiteEvent'

/** Formats parameters for the Automotive Standards Council (ANL-01): lower-case text, without empty ones. */
const ascText = (params: { readonly [name: string]: string | number | undefined }): { readonly [name: string]: string } =>
  Object.fromEntries(
    Object.entries(params).flatMap(([name, value]) => (value === undefined || value === '' ? [] : [[name, String(value).toLowerCase()]])),
  )

/**
 * A car's parameters for the Automotive Standards Council (ANL-01): lower-case text, without unknown values.
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
 * Page type of the Automotive Standards Council, by page kind or 'home'; 'custom' if it has none. The table is generated from the page
 * kinds, so that browsers don't load their rules.
 *
 * @example ascPageType('search') // 'itemlist'
 */
export const ascPageType = (page: string): string => (page === 'home' ? 'home' : (ascTypes[page] ?? 'custom'))

/** The vendor that sends an event. A dealer's page has scripts of several vendors; each sends its own events under its own name. */
const owner = 'forecourt'

/** Adds the common parameters to an event (ANL-01); URLs keep their case. */
export const ascEvent = ({ name, params }: ReceiverEvent, { page, address }: MeasuredPage): ReceiverEvent => ({
  name,
  params: { event_owner: owner, page_type: ascPageType(page), page_location: address, ...ascText(params) },
})
