import { isElectricModel } from '@forecourt/rules/stock/vocabulary/electricModels'
import type { Fuel } from '@forecourt/rules/stock/vocabulary/fuels'
import { contradictedBy, factsNamed } from '../remarks/namedFacts'
import type { ImportColumn } from '../stockColumns'
import { mustBeKnown, type Row } from './CheckedRow'
import { statedIn } from './statedIn'

/** Characters of a name that are examined. */
const longestName = 80
/** A value of an earlier file may be wrong too. */
const cleared = { isAskedOnce: false, isCleared: true } as const

const names = ['model', 'badge', 'series'] as const

/**
 * Compares the columns with the names of the car: “6sp Manual” under badge and “Automatic” under transmission contradict each other, so
 * neither is certain (ENT-01, CAR-04, CAR-06).
 *
 * @param model the model as written, with the words behind it
 */
export const checkNamedFacts = ({ line, values, report }: Row, model: string | undefined) => {
  const texts = { model, badge: line.badge ?? values.badge, series: line.series }
  for (const where of names) {
    const text = texts[where] ?? ''
    if (text === '' || text.length > longestName) continue
    for (const column of contradictedBy(factsNamed(text), values)) {
      const message = `“${statedIn(line, values, column).text}” and the ${where} “${text}” contradict each other.`
      if (mustBeKnown.includes(column)) report(column, message, 'waits')
      else report(column, message, 'left out', cleared)
    }
  }
}

/** Fuels of cars without a combustion engine. */
const driven: readonly Fuel[] = ['electric', 'hydrogen']
/** Litres of an engine that is none: files write the size of a motor. */
const noEngine = 0.3

/** Leaves out the columns of a contradiction. */
const contradict = ({ report }: Row, columns: readonly ImportColumn[], message: string) => {
  for (const column of columns) report(column, message, 'left out', cleared)
}

/** An electric car has one gear, no cylinders and no engine size (ENT-01, CAR-04, CAR-06). */
export const checkElectric = (row: Row) => {
  const { line, values } = row
  const { make = '', model = '', fuel, transmission, engine = 0, cylinders = 0 } = values
  const stated = (column: 'fuel' | 'transmission') => statedIn(line, values, column).text
  if (fuel !== undefined && !driven.includes(fuel) && isElectricModel(make, model))
    contradict(row, ['fuel'], `“${stated('fuel')}” and the ${make} ${model}, which is only sold as electric, contradict each other.`)
  if (fuel === undefined || !driven.includes(fuel)) return
  if (transmission?.value === 'Manual')
    contradict(
      row,
      ['transmission', 'fuel'],
      `The fuel “${stated('fuel')}” and the transmission “${stated('transmission')}” contradict each other.`,
    )
  if (engine > noEngine || cylinders > 0)
    contradict(
      row,
      ['fuel', ...(engine > noEngine ? (['engine'] as const) : []), ...(cylinders > 0 ? (['cylinders'] as const) : [])],
      `“${stated('fuel')}” and an engine of ${cylinders > 0 ? `${cylinders} cylinders` : `${engine} L`} contradict each other.`,
    )
}
