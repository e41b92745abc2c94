import type { Supplier } from './Supplier'

/**
 * Catalogues of Meta's automotive inventory ads, as CSV, TSV or XML; TikTok's automotive catalogues have the same headings. Source: Meta,
 * “Automotive Inventory Ads”, https://developers.facebook.com/docs/marketing-api/auto-ads/reference, and the values of `Vehicle` in
 * Meta's Business SDK.
 *
 * `price` is the regular price and `sale_price` the lower one of a discounted car: if a row has one, it is the price, and the regular
 * price is the price before. `condition` grades a used car (EXCELLENT, GOOD); `state_of_vehicle` says whether it is new. TRUCK is a ute
 * or a light truck, so it needs an answer.
 */
export const metaAutomotiveFeed: Supplier = {
  name: 'Meta automotive catalogue',
  marks: ['vehicle_id', 'state_of_vehicle', 'make'],
  columns: {
    stockNumber: { from: ['stock_number', 'vehicle_id'] },
    vin: { from: ['vin'] },
    make: { from: ['make'] },
    model: { from: ['model'] },
    badge: { from: ['trim'] },
    year: { from: ['year'] },
    rego: { from: ['vehicle_registration_plate'] },
    itemType: { from: ['vehicle_type'] },
    carType: { from: ['state_of_vehicle'] },
    certified: { from: ['state_of_vehicle'], steps: [{ do: 'lookup', table: { CPO: 'yes', NEW: 'no', USED: 'no' }, otherwise: '' }] },
    price: { from: ['sale_price', 'price'] },
    // Equals the price in a row without a sale price, and is then ignored.
    wasPrice: { from: ['price'] },
    km: { from: ['mileage.value'] },
    kmUnit: { from: ['mileage.unit'] },
    colour: { from: ['exterior_color'] },
    interiorColour: { from: ['interior_color'] },
    body: {
      from: ['body_style'],
      steps: [
        {
          do: 'lookup',
          table: {
            TRUCK: 'Truck or ute',
            ...{ OTHER: '', GRANDTOURER: '', SMALL_CAR: '', SPORTSCAR: '', SUPERCAR: '', SUPERMINI: '' },
          },
        },
      ],
    },
    transmission: { from: ['transmission'], steps: [{ do: 'lookup', table: { OTHER: '' } }] },
    fuel: { from: ['fuel_type'], steps: [{ do: 'lookup', table: { FLEX: '', OTHER: '' } }] },
    drive: { from: ['drivetrain'], steps: [{ do: 'lookup', table: { FOUR_WD: '4WD', TWO_WD: '2WD', OTHER: '' } }] },
    // PENDING is a sale that isn't complete.
    status: { from: ['availability'], steps: [{ do: 'lookup', table: { PENDING: 'Sale pending' } }] },
    arrived: { from: ['date_first_on_lot'] },
    location: { from: ['dealer_id', 'dealer_name', 'address.city'] },
    comments: { from: ['description'] },
  },
  ofPlace: ['address', 'address.city'],
  plainValues: { condition: ['EXCELLENT', 'VERY_GOOD', 'GOOD', 'FAIR', 'OTHER'] },
  withoutMeaning: [
    ...['title', 'url', 'image.tag', 'latitude', 'longitude', 'fb_page_id', 'dealer_phone'],
    ...['address.addr1', 'address.addr2', 'address.region', 'address.postal_code', 'address.country'],
    // Up to twenty pictures.
    ...Array.from({ length: 20 }, (_, index) => `image[${index}].tag[0]`),
  ],
}
