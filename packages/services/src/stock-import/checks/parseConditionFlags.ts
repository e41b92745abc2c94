import type { Row } from './CheckedRow'
import { statedUnder } from './statedIn'

const gradeOfCar = /^(?:as new|mint|immaculate|excellent|very good|good|average|fair|\*{1,5}|[1-5](?:\.\d)?(?: ?\/ ?5| stars?)?)$/i

/** Columns that say yes or no about a type. */
type Flag = 'isNew' | 'isUsed' | 'demo'
const typeOf = { isNew: 'new', isUsed: 'used', demo: 'demo' } as const
const flags = Object.keys(typeOf) as readonly Flag[]

/**
 * The two columns of a row that contradict each other about new, used or demo; null for none. A demonstrator is also called used, but not
 * new: a buyer would take it for a car without kilometres.
 */
const contradiction = ({ carType, isNew, isUsed, demo }: Row['values']): readonly ['carType' | Flag, Flag] | null => {
  if (isNew && isUsed) return ['isNew', 'isUsed']
  if (isNew && demo) return ['isNew', 'demo']
  if (carType === undefined) return null
  const own = flags.find((flag) => typeOf[flag] === carType)
  const denied = { isNew, isUsed, demo }
  if (own !== undefined && denied[own] === false) return ['carType', own]
  if (isNew && carType !== 'new') return ['carType', 'isNew']
  if (isUsed && !demo && carType !== 'used') return ['carType', 'isUsed']
  return demo && carType === 'new' ? ['carType', 'demo'] : null
}

/**
 * Derives new, used or demo from yes/no columns. A single “no” says nothing: a car that isn't new may be a demonstrator. “No” under two of
 * the three leaves the third. Two columns that contradict each other make the car wait (ENT-01).
 */
export const parseConditionFlags = ({ line, values, problems, report, isDoubtful }: Row) => {
  const { isNew, isUsed, demo } = values
  if (isNew === undefined && isUsed === undefined && demo === undefined) return
  const columns = contradiction(values)
  if (columns !== null) {
    const [one, other] = columns.map((column) => statedUnder(line, values, column))
    report('carType', `${one} and ${other} contradict each other.`, 'waits')
    return
  }
  if (demo) {
    values.carType = 'demo'
    return
  }
  const isThird = (flag: boolean | undefined, other: boolean | undefined) => flag === false && demo === false && other === undefined
  const flagged = (isNew && !isUsed) || isThird(isUsed, isNew) ? 'new' : (isUsed && !isNew) || isThird(isNew, isUsed) ? 'used' : null
  if (flagged === null) return
  // Beside such columns, a “Condition” may be a grade of the car.
  const grade = problems.findIndex(({ column, isAskedOnce }) => column === 'carType' && isAskedOnce)
  if (grade >= 0 && gradeOfCar.test((line.carType ?? '').trim())) problems.splice(grade, 1)
  if (values.carType === undefined && !isDoubtful('carType')) values.carType = flagged
}
