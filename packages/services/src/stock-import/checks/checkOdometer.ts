import { odometerStatuses } from '@forecourt/rules/stock/vocabulary/odometerStatuses'
import type { Row } from './CheckedRow'

const kmPerMile = 1.609344

/** A reading of an earlier file is wrong too. */
const cleared = ['left out', { isAskedOnce: false, isCleared: true }] as const

export const checkOdometer = ({ line, values, report, isDoubtful }: Row) => {
  if (values.km && values.odometerStatus === undefined && isDoubtful('odometerStatus'))
    report('km', `“${line.odometerStatus}” leaves it open whether the odometer is right, so its reading isn’t advertised.`, ...cleared)
  // A reading beside a price would be taken for the distance travelled, whatever a notice says elsewhere on the page.
  else if (values.km && values.odometerStatus !== undefined && values.odometerStatus !== 'accurate')
    report(
      'km',
      `The odometer is ${odometerStatuses.title(values.odometerStatus).toLowerCase()}, so its reading isn’t advertised.`,
      ...cleared,
    )
  const unit = values.km?.unit ?? values.kmUnit ?? null
  const isUnknown = isDoubtful('kmUnit') || (unit === null && (line.kmUnit ?? '').trim() !== '')
  if (values.km && isUnknown)
    report('km', `The unit “${line.kmUnit}” was not recognised, so the odometer reading isn’t advertised.`, ...cleared)
  else if (values.km && values.km.unit !== null && values.kmUnit && values.km.unit !== values.kmUnit)
    report('km', `“${line.km}” and the unit “${line.kmUnit}” contradict each other.`)
  else if (values.km && unit === 'miles') values.km = { distance: values.km.distance * kmPerMile, unit: 'km' }

  // The year, or the price, under the wrong heading.
  const same = values.km?.distance === values.year ? 'year' : values.km && values.km.distance * 100 === values.price?.cents ? 'price' : null
  if (values.km && same !== null)
    report('km', `“${line.km}” is under kilometres and under ${same}, and it is not clear where it belongs.`, ...cleared)

  if (values.rucPaidTo !== undefined && values.km && values.rucPaidTo < values.km.distance)
    report('rucPaidTo', `Road user charges paid to “${line.rucPaidTo}” km and an odometer of “${line.km}” contradict each other.`)
}
