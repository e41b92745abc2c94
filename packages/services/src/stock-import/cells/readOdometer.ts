import { odometerUnits } from '@forecourt/rules/stock/vocabulary/odometerUnits'
import type { ColumnValues } from '../ColumnValues'
import { numbersMeant, pointedNumbers } from '../notations'
import { parseSheetNumber } from '../parseSheetNumber'
import { isDummyNumber } from './isDummyNumber'
import { type Asked, notUnderstood, type Reader } from './Outcome'

/** Higher readings are typos or placeholders. */
const highestKm = 900_000

/** A harmless note after an odometer reading. “Replaced” and the like are not harmless. */
const harmlessNote =
  /\s{0,3}\((?:ex[ -]?(?:rental|demo(?:nstrator)?|lease|fleet|company|gov(?:ernmen)?t)(?: car| vehicle)?|genuine|travelled)\)$/i

/** “48,210 km”, “48k km” or “30,000 (miles)”: amount, thousands suffix, unit. */
const reading = /^([\d,. '’]*\d)(?:\s{0,2}(k)(?![a-z'’]))?\s{0,3}\(?([a-z][a-z' .]*?)?\.?\)?$/i

/** Thousands of kilometres: “245 tkm”. */
const inThousands = /^(\d[\d.]*)\s?(?:t ?kms?|['’]000(?: ?kms?)?)$/i

/** Decimals of a formatted number, which say nothing: “45,200.00”. “45.00” may be thousands. */
const noFraction = /^(\d{1,3}(?:,\d{3})+|\d{4,6})\.0+(?!\d)/

/** What is asked about a reading that isn't understood; null if nothing can be answered. */
const askedAbout = (text: string): Asked | null => {
  if (!/\d{2}|\d\.\d/.test(text)) return null
  const { key, meaning, isWritten } = pointedNumbers
  if (isWritten(text)) return { asksAs: key, choices: [meaning] }
  return { choices: numbersMeant(text).map((number) => `${number.toLocaleString('en-AU')} km`) }
}

export const readKilometres: Reader<ColumnValues['km']> = (written) => {
  const text = written.replace(inThousands, '$1k km').replace(noFraction, '$1')
  const [, amount = '', thousands, unit = ''] = reading.exec(text.replace(harmlessNote, '')) ?? []
  const parsed = parseSheetNumber(amount, { decimals: 1 })
  const counted = unit === '' ? null : odometerUnits.read(unit)
  // “48,210k” may be kilometres or thousands, and 48.2 may be thousands.
  const isDoubtful = parsed !== null && (thousands ? parsed >= 1_000 : parsed < 1_000 && !Number.isInteger(parsed))
  if (parsed === null || isDoubtful || (unit !== '' && counted === null))
    return { ...notUnderstood(`“${written}” was not recognised as a number of kilometres.`), ...askedAbout(written) }
  const distance = thousands ? Math.round(parsed * 1_000) : parsed
  if (distance > highestKm || (distance >= 100_000 && isDummyNumber(String(Math.round(distance)))))
    return notUnderstood(`“${written}” isn’t a likely odometer reading.`)
  return { distance, unit: counted }
}
