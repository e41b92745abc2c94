import { odometerUnits } from '@forecourt/rules/stock/vocabulary/odometerUnits'
import type { ColumnValues } from '../ColumnValues'
import { parseSheetNumber } from '../parseSheetNumber'
import { isDummyNumber } from './isDummyNumber'
import { notUnderstood, type Reader } from './Outcome'

/** Higher readings are typos or placeholders. */
const highestKm = 900_000

/** A harmless note after an odometer reading. “Replaced” and the like are not harmless. */
const harmlessNote =
  /\s{0,3}\((?:ex[ -]?(?:rental|demo(?:nstrator)?|lease|fleet|company|gov(?:ernmen)?t)(?: car| vehicle)?|genuine|travelled)\)$/i

/** “48,210 km”, “48k km” or “30,000 (miles)”: amount, thousands suffix, unit. */
const reading = /^([\d,. '’]*\d)(?:\s{0,2}(k)(?![a-z'’]))?\s{0,3}\(?([a-z][a-z' .]*?)?\.?\)?$/i

export const readKilometres: Reader<ColumnValues['km']> = (text) => {
  const [, amount = '', thousands, unit = ''] = reading.exec(text.replace(harmlessNote, '')) ?? []
  const parsed = parseSheetNumber(amount, { decimals: 1 })
  const counted = unit === '' ? null : odometerUnits.read(unit)
  // “48,210k” may be kilometres or thousands, and 48.2 may be thousands.
  const isDoubtful = parsed !== null && (thousands ? parsed >= 1_000 : parsed < 1_000 && !Number.isInteger(parsed))
  if (parsed === null || isDoubtful || (unit !== '' && counted === null))
    return notUnderstood(`“${text}” was not recognised as a number of kilometres.`)
  const distance = thousands ? Math.round(parsed * 1_000) : parsed
  if (distance > highestKm || (distance >= 100_000 && isDummyNumber(String(Math.round(distance)))))
    return notUnderstood(`“${text}” isn’t a likely odometer reading.`)
  return { distance, unit: counted }
}
