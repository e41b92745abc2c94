import { createRandom } from '../stock/random'
import { vin } from '../stock/regoPlate'

/**
 * A car of the sample supplier: stock number, make, model, badge, year, body, colour, fuel, transmission, drive, engine, kilometres,
 * drive-away dollars.
 */
type SupplierCar = readonly [
  ...[stockNumber: string, make: string, model: string, badge: string, year: number, body: string, colour: string, fuel: string],
  ...[transmission: string, drive: string, litres: string, km: number, dollars: number],
]

/** All cars of the sample supplier, which its files show in rotation. */
const supplierCars: readonly SupplierCar[] = [
  ['DMS2001', 'Toyota', 'Corolla', 'Ascent Sport', 2021, 'Hatch', 'Glacier White', 'Petrol', 'Automatic', 'FWD', '2.0', 41_220, 24_990],
  ['DMS2002', 'Mazda', 'CX-5', 'Maxx Sport', 2020, 'SUV', 'Soul Red', 'Petrol', 'Automatic', 'FWD', '2.5', 58_340, 29_990],
  ['DMS2003', 'Hyundai', 'i30', 'Active', 2019, 'Hatch', 'Polar White', 'Petrol', 'Automatic', 'FWD', '2.0', 72_610, 18_990],
  ['DMS2004', 'Ford', 'Ranger', 'XLT', 2021, 'Ute', 'Meteor Grey', 'Diesel', 'Automatic', '4WD', '3.2', 64_480, 49_990],
  ['DMS2005', 'Kia', 'Cerato', 'S', 2022, 'Sedan', 'Snow White', 'Petrol', 'Automatic', 'FWD', '2.0', 31_770, 23_490],
  ['DMS2006', 'Subaru', 'Forester', '2.5i-L', 2020, 'SUV', 'Crystal Black', 'Petrol', 'CVT', 'AWD', '2.5', 66_120, 28_990],
  ['DMS2007', 'Mitsubishi', 'Triton', 'GLX+', 2021, 'Ute', 'Sterling Silver', 'Diesel', 'Automatic', '4WD', '2.4', 59_030, 34_990],
  ['DMS2008', 'Honda', 'Jazz', 'VTi', 2018, 'Hatch', 'Skyride Blue', 'Petrol', 'CVT', 'FWD', '1.5', 81_900, 15_990],
  ['DMS2009', 'Nissan', 'X-Trail', 'ST-L', 2019, 'SUV', 'Gun Metallic', 'Petrol', 'CVT', 'FWD', '2.5', 77_350, 23_990],
  ['DMS2010', 'Volkswagen', 'Golf', '110TSI', 2020, 'Hatch', 'Pure White', 'Petrol', 'Automatic', 'FWD', '1.4', 49_880, 24_490],
  ['DMS2011', 'Toyota', 'RAV4', 'GXL Hybrid', 2022, 'SUV', 'Atomic Rush', 'Hybrid', 'CVT', 'AWD', '2.5', 38_450, 43_990],
  ['DMS2012', 'Suzuki', 'Swift', 'GL Navigator', 2021, 'Hatch', 'Speedy Blue', 'Petrol', 'CVT', 'FWD', '1.2', 27_640, 18_490],
  ['DMS2013', 'Isuzu', 'D-MAX', 'LS-U', 2022, 'Ute', 'Cobalt Blue', 'Diesel', 'Automatic', '4WD', '3.0', 45_290, 52_990],
  ['DMS2014', 'Mazda', 'Mazda3', 'G20 Pure', 2020, 'Sedan', 'Machine Grey', 'Petrol', 'Automatic', 'FWD', '2.0', 53_710, 23_990],
  ['DMS2015', 'Toyota', 'HiLux', 'SR5', 2020, 'Ute', 'Graphite', 'Diesel', 'Automatic', '4WD', '2.8', 71_060, 54_990],
  ['DMS2016', 'Hyundai', 'Tucson', 'Elite', 2021, 'SUV', 'Amazon Grey', 'Petrol', 'Automatic', 'FWD', '2.0', 44_530, 31_990],
  ['DMS2017', 'Kia', 'Sportage', 'SX', 2020, 'SUV', 'Clear White', 'Diesel', 'Automatic', 'AWD', '2.0', 62_880, 29_490],
  ['DMS2018', 'Holden', 'Astra', 'R+', 2018, 'Hatch', 'Nitrate Silver', 'Petrol', 'Automatic', 'FWD', '1.4', 84_270, 15_490],
]

/** A file of the sample supplier, named by its time. */
interface SupplierFile {
  readonly name: string
  readonly bytes: Buffer
  /** ISO in UTC. */
  readonly modified: string
}

/** Interval of stock changes in milliseconds. */
const changesEveryMs = 5 * 60_000
/** Cars per file: few leave at a time, so that imports are not held for review. */
const carsAtOnce = 14

const headings =
  'Stock number,Car type,Make,Model,Badge,Year,Body,Exterior Colour,Fuel,Transmission,Drive,Engine size,Odometer,DAP Price,EGC Price,VIN,Location code,Dealercomments'

/** Every third file reduces a car by $200, five times; the next time it has its full price again. `index` makes the cars take turns. */
const priceAt = (dollars: number, index: number, time: number) => dollars - (Math.floor((time + index) / 3) % 6) * 200

const csvLine = (time: number, index: number): string => {
  const car = supplierCars[index % supplierCars.length] as (typeof supplierCars)[number]
  const [number, make, model, badge, year, body, colour, fuel, transmission, drive, litres, km, dollars] = car
  const driveAway = priceAt(dollars, index, time)
  return [
    ...[number, 'Used', make, model, badge, year, body, colour, fuel, transmission, drive, litres, km],
    ...[`$${driveAway.toLocaleString('en-AU')}`, driveAway - 1_450, vin(createRandom(`supplier:${number}`)), ''],
    `Serviced, inspected and ready for a test drive. Ask us about the ${model}.`,
  ]
    .map((cell) => (/[",]/.test(String(cell)) ? `"${String(cell).replaceAll('"', '""')}"` : String(cell)))
    .join(',')
}

const fileAt = (time: number): SupplierFile => {
  const modified = new Date(time * changesEveryMs).toISOString()
  const lines = Array.from({ length: carsAtOnce }, (_, offset) => csvLine(time, (time + offset) % supplierCars.length))
  return {
    name: `stock-${modified.slice(0, 16).replace(/\D/g, '')}.csv`,
    bytes: Buffer.from(`${headings}\r\n${lines.join('\r\n')}\r\n`),
    modified,
  }
}

/**
 * Files on the sample supplier's server at an instant (ISO in UTC), in Dealer Studio format: the last two. Every five minutes a car
 * arrives, one leaves, and some are reduced.
 */
export const supplierFiles = (now: string): readonly SupplierFile[] => {
  const time = Math.floor(Date.parse(now) / changesEveryMs)
  return [fileAt(time - 1), fileAt(time)]
}
