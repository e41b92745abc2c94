import type { Supplier } from './Supplier'

/**
 * Files and pushes of Dealer Studio, which other Australian suppliers also use. Sources: “FTP feed sample schema”,
 * https://docs.dealerstudio.com.au, and “DMS webhook payload”, https://dev.dealerstudio.com.au. Dates are day-first.
 *
 * “Description” repeats the name of the car; the dealer's own description is in “Dealercomments”. The purchase price is not read.
 */
export const dealerStudioFeed: Supplier = {
  name: 'Dealer Studio',
  marks: ['DAP Price', 'EGC Price'],
  columns: {
    stockNumber: { from: ['Stock number', 'stocknum'] },
    carType: { from: ['Car type'] },
    itemType: { from: ['item_type'] },
    make: { from: ['Make'] },
    model: { from: ['Model'] },
    driveAwayPrice: { from: ['DAP Price'] },
    egcPrice: { from: ['EGC Price'] },
    badge: { from: ['Badge'] },
    series: { from: ['Series'] },
    year: { from: ['Year'] },
    cylinders: { from: ['Cylinders'] },
    rego: { from: ['Rego'] },
    regoExpiry: { from: ['Rego expiry'] },
    vin: { from: ['VIN'] },
    body: { from: ['Body'] },
    km: { from: ['Odometer'] },
    interiorColour: { from: ['Interior colour'] },
    colour: { from: ['Exterior colour', 'colour'] },
    location: { from: ['Location code', 'dealership_name'] },
    buildDate: { from: ['Build date'] },
    complianceDate: { from: ['Compliance date'] },
    comments: { from: ['Dealercomments'] },
    fuel: { from: ['Fuel', 'fuel_type'] },
    transmission: { from: ['Transmission'] },
    doors: { from: ['Doors'] },
    seats: { from: ['Seats'] },
    features: { from: ['Features'] },
    certified: { from: ['Certified'] },
    drive: { from: ['Drive'] },
    engine: { from: ['Engine size', 'engine_capacity'] },
    nvic: { from: ['NVIC', 'nvic_code'] },
    status: { from: ['status'] },
    website: { from: ['show_on_dealer_website'] },
    videos: { from: ['external_video_url'] },
  },
  withoutMeaning: ['Description', 'Purchase cost', 'Encrypted Redbook code', 'Autograb ID', 'provider_name'],
}
