import type { Supplier } from './Supplier'

/**
 * Inventory exports of vAuto, as CSV. vAuto publishes no specification: the headings are those that public importers check (“Stock #,
 * VIN, New/Used, … Engine Cylinder Ct, Engine Displacement, Drivetrain Desc, Colour … Inventory Date, Certified, … Photo Url List”),
 * where Series is the trim and dates are month-first. https://cardescribe.com/setup.html names the same columns.
 *
 * MSRP and “Other Price” are no advertised prices. “Engine” is a text such as “2.0L I4”; the displacement has the size.
 */
export const vauto: Supplier = {
  name: 'vAuto',
  marks: ['Stock #', 'New/Used', 'Drivetrain Desc'],
  columns: {
    stockNumber: { from: ['Stock #'] },
    vin: { from: ['VIN'] },
    carType: { from: ['New/Used'] },
    year: { from: ['Year'] },
    make: { from: ['Make'] },
    model: { from: ['Model'] },
    badge: { from: ['Series'] },
    body: { from: ['Body'] },
    doors: { from: ['Body Door Ct', 'Door Count'] },
    transmission: { from: ['Transmission'] },
    km: { from: ['Odometer'] },
    cylinders: { from: ['Engine Cylinder Ct'] },
    engine: { from: ['Engine Displacement'] },
    fuel: { from: ['Fuel'] },
    drive: { from: ['Drivetrain Desc'] },
    colour: { from: ['Colour', 'Color'] },
    interiorColour: { from: ['Interior Color'] },
    price: { from: ['Price'] },
    arrived: { from: ['Inventory Date'], steps: [{ do: 'date', order: 'mdy' }] },
    certified: { from: ['Certified'] },
    location: { from: ['Dealer ID', 'Dealer Name'] },
    features: { from: ['Features'] },
    comments: { from: ['Description', 'Comments'] },
  },
  unread: ['Engine'],
  withoutMeaning: ['Model Number', 'MSRP', 'Other Price', 'Engine', 'Age'],
}
