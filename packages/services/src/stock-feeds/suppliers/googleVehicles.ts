import type { Supplier } from './Supplier'

/**
 * Google's vehicle ads and vehicle listings, as RSS with `g:` or as tab-separated text. Sources: “Vehicle ads feed specification”,
 * https://support.google.com/merchants/answer/11192663; “Vehicle price type”, https://support.google.com/merchants/answer/14592783;
 * “Engine”, https://support.google.com/merchants/answer/14156068; “Feed specification” of vehicle listings,
 * https://developers.google.com/vehicle-listings/reference/feed-specification.
 *
 * `engine` is the fuel. Google accepts passenger cars and utes only, and calls utes trucks. An estimated drive-away price is neither of
 * our price types, so it needs an answer; manufacturer's prices (`vehicle_msrp`) and Canada's (`vehicle_all_in_price`) are not read.
 */
export const googleVehicles: Supplier = {
  name: 'Google vehicle ads',
  marks: ['store_code', 'mileage', 'condition', 'model'],
  columns: {
    stockNumber: { from: ['id'] },
    vin: { from: ['VIN'] },
    make: { from: ['brand', 'make'] },
    model: { from: ['model'] },
    badge: { from: ['trim'] },
    year: { from: ['year'] },
    carType: { from: ['condition'] },
    certified: { from: ['certified_pre-owned'] },
    price: { from: ['price'] },
    priceType: {
      from: ['vehicle_price_type'],
      steps: [{ do: 'lookup', table: { drive_away_price: 'Drive away', excluding_government_charges_price: 'EGC' } }],
    },
    // “12,345 km”: with its unit.
    km: { from: ['mileage'] },
    colour: { from: ['color', 'exterior_color'] },
    interiorColour: { from: ['interior_color'] },
    body: {
      from: ['body_style'],
      steps: [{ do: 'lookup', table: { truck: 'Ute', 'full size van': 'Van', full_size_van: 'Van', station_wagon: 'Station wagon' } }],
    },
    fuel: {
      from: ['engine'],
      steps: [{ do: 'lookup', table: { 'plug-in_hybrid': 'Plug-in hybrid', methane: '', natural_gas: '', other: '' } }],
    },
    arrived: { from: ['date_in_stock'] },
    location: { from: ['store_code'] },
    comments: { from: ['description'] },
  },
  withoutMeaning: [
    ...['title', 'link', 'link_template', 'mobile_link', 'google_product_category', 'vehicle_msrp', 'vehicle_all_in_price'],
    'vehicle_fulfillment(option:store_code)',
  ],
}
