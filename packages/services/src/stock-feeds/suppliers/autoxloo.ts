import type { Supplier } from './Supplier'

/**
 * Files of Autoxloo's formats AX9 and AX10, as CSV or XML. Source: “Import/Export Requirements”,
 * https://www.autoxloo.com/data-exchange-car-dealer-services-dealership-inventory-data-feeds.html.
 *
 * `title` says whether a car is new; “Other” needs an answer. MSRP, BookValue, price_cost and price_wholesale are no advertised prices,
 * and InternetPrice is a second one beside price_current. `engine` is a text.
 */
export const autoxloo: Supplier = {
  name: 'Autoxloo',
  marks: ['stock', 'price_current', 'drive_type'],
  columns: {
    stockNumber: { from: ['stock'] },
    carType: { from: ['title'] },
    certified: {
      from: ['title'],
      steps: [{ do: 'lookup', table: { 'Certified Pre-Owned': 'yes', New: 'no', Used: 'no' }, otherwise: '' }],
    },
    vin: { from: ['vin'] },
    year: { from: ['year'] },
    make: { from: ['make'] },
    model: { from: ['model'] },
    badge: { from: ['trim'] },
    itemType: { from: ['type'], steps: [{ do: 'lookup', table: { 'CARS & TRUCKS & VANS': 'Car' } }] },
    body: { from: ['body'], steps: [{ do: 'lookup', table: { Limousine: '', Other: '' } }] },
    km: { from: ['mileage'] },
    price: { from: ['price_current'] },
    colour: { from: ['exterior'] },
    interiorColour: { from: ['interior'] },
    doors: { from: ['doors'] },
    transmission: { from: ['transmission'] },
    drive: { from: ['drive_type'] },
    fuel: { from: ['fuel_type'] },
    features: { from: ['options'] },
    comments: { from: ['description'] },
  },
  unread: ['engine'],
  withoutMeaning: ['engine', 'condition', 'price_cost', 'price_wholesale', 'InternetPrice', 'MSRP', 'BookValue'],
}
