import { createRandom } from '../stock/random'
import { vin } from '../stock/vin'
import { supplierCars } from './supplierCars'

/** A file of the sample supplier, named by when it was made. */
interface SupplierFile {
  readonly name: string
  readonly bytes: Buffer
  /** ISO in UTC. */
  readonly modified: string
}

/** How long the supplier's stock stays as it is. Milliseconds. */
const changesEveryMs = 5 * 60_000
/** Cars of a file: few enough leave at a time for no brake to stop it. */
const carsAtOnce = 14

const headings =
  'Stock number,Car type,Make,Model,Badge,Year,Body,Exterior Colour,Fuel,Transmission,Drive,Engine size,Odometer,DAP Price,EGC Price,VIN,Location code,Dealercomments'

/** Each car costs $200 less every third time, in turns, until it begins anew: as somebody who wants to sell does it. */
const priceOf = (dollars: number, index: number, time: number) => dollars - (Math.floor((time + index) / 3) % 6) * 200

const lineOf = (time: number, index: number): string => {
  const car = supplierCars[index % supplierCars.length] as (typeof supplierCars)[number]
  const [number, make, model, badge, year, body, colour, fuel, transmission, drive, litres, km, dollars] = car
  const driveAway = priceOf(dollars, index, time)
  return [
    ...[number, 'Used', make, model, badge, year, body, colour, fuel, transmission, drive, litres, km],
    ...[`$${driveAway.toLocaleString('en-AU')}`, driveAway - 1_450, vin(createRandom(`supplier:${number}`)), ''],
    `Serviced and inspected. The ${model} stands ready for a test drive.`,
  ]
    .map((cell) => (/[",]/.test(String(cell)) ? `"${String(cell).replaceAll('"', '""')}"` : String(cell)))
    .join(',')
}

const fileAt = (time: number): SupplierFile => {
  const modified = new Date(time * changesEveryMs).toISOString()
  const lines = Array.from({ length: carsAtOnce }, (_, place) => lineOf(time, (time + place) % supplierCars.length))
  return {
    name: `stock-${modified.slice(0, 16).replace(/\D/g, '')}.csv`,
    bytes: Buffer.from(`${headings}\r\n${lines.join('\r\n')}\r\n`),
    modified,
  }
}

/**
 * What the sample supplier's server has at an instant (ISO in UTC), by the headings of Dealer Studio: its last two files. Every five
 * minutes a car comes, one leaves, and some cost less.
 */
export const supplierFiles = (now: string): readonly SupplierFile[] => {
  const time = Math.floor(Date.parse(now) / changesEveryMs)
  return [fileAt(time - 1), fileAt(time)]
}
