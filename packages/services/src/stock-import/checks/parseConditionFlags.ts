import { carTypes } from '@forecourt/rules/stock/vocabulary/carTypes'
import type { Row } from './CheckedRow'

const gradeOfCar = /^(?:as new|mint|immaculate|excellent|very good|good|average|fair|\*{1,5}|[1-5](?:\.\d)?(?: ?\/ ?5| stars?)?)$/i

/**
 * Derives new, used or demo from yes/no columns. A single “no” says nothing: a car that isn't new may be a demonstrator. “No” under two of
 * the three leaves the third (ENT-01).
 */
export const parseConditionFlags = ({ line, values, problems, report, isDoubtful }: Row) => {
  const { isNew, isUsed, demo } = values
  // A demonstrator is also called new or used.
  if (demo) values.carType = 'demo'
  if (demo || (isNew === undefined && isUsed === undefined)) return
  const isThird = (flag: boolean | undefined, other: boolean | undefined) => flag === false && demo === false && other === undefined
  const flagged = (isNew && !isUsed) || isThird(isUsed, isNew) ? 'new' : (isUsed && !isNew) || isThird(isNew, isUsed) ? 'used' : null
  // Beside such columns, a “Condition” may be a grade of the car.
  const grade = problems.findIndex(({ column, isAskedOnce }) => column === 'carType' && isAskedOnce)
  if (flagged !== null && grade >= 0 && gradeOfCar.test((line.carType ?? '').trim())) problems.splice(grade, 1)
  if (isNew && isUsed) report('carType', 'The columns for new and used both say yes.', 'waits')
  else if (flagged !== null && values.carType !== undefined && values.carType !== flagged)
    report('carType', `“${carTypes.title(values.carType)}” and the columns for new, used and demo cars contradict each other.`, 'waits')
  else if (flagged !== null && !isDoubtful('carType')) values.carType = flagged
}
