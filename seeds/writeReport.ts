import type { Car } from '@forecourt/rules/entities/Car'
import { writeFactDocument } from '@forecourt/services/documents/writeFactDocument'

export type ReportedCar = Omit<Car, 'images'>

const day = 86_400_000
const longDate = (milliseconds: number) =>
  new Date(milliseconds).toLocaleDateString('en-AU', { day: 'numeric', month: 'long', year: 'numeric', timeZone: 'UTC' })

/** An invented history report without incidents. `now` in milliseconds. */
export const writeReport = (car: ReportedCar, now: number): Promise<Buffer> =>
  writeFactDocument({
    source: 'Plainview Vehicle Checks (a made-up provider)',
    title: `History report: ${car.name}`,
    subtitle: `Written on ${longDate(now - 12 * day)} for ${car.dealershipName}`,
    facts: [
      { label: 'VIN', value: car.vin ?? 'Not recorded' },
      { label: 'Registration', value: car.regoPlate ?? 'Not registered' },
      { label: 'Build date', value: car.buildDate?.slice(0, 7) ?? 'Not recorded' },
      { label: 'Colour', value: car.colour ?? 'Not recorded' },
      { label: 'Last odometer reading', value: car.km === null ? 'Not recorded' : `${car.km.toLocaleString('en-AU')} km` },
      { label: 'Stock number', value: car.stockNumber },
    ],
    checks: [
      { label: 'Money owing on the car', result: 'None found' },
      { label: 'Recorded as stolen', result: 'No' },
      { label: 'Written off', result: 'No' },
      { label: 'Odometer readings in order', result: 'Yes' },
      { label: 'Open safety recalls', result: 'None found' },
      { label: 'Used as a taxi or hire car', result: 'No record' },
      { label: 'Flood or hail damage', result: 'No record' },
    ],
    smallPrint:
      'Made for a demonstration. The provider, the checks and their results are made up. A real report tells what its sources know on the day it is written.',
  })
