import type { BodyType } from '@forecourt/rules/entities/Car'
import { carTypes } from '@forecourt/rules/stock/vocabulary/carTypes'
import { columnVocabularies } from '../columnVocabularies'
import type { Row } from './CheckedRow'

/** Bodies that only cars have. “Van” may be a caravan. */
const carBodies: readonly BodyType[] = ['hatch', 'sedan', 'wagon', 'suv', 'ute', 'cabChassis', 'coupe', 'convertible', 'peopleMover']

/** Reads the kind of vehicle from a column such as “Class”, where files also have the body, or new and used (ENT-01). */
export const parseClass = ({ line, values, problems, report }: Row) => {
  const at = problems.findIndex(({ column, isWord }) => column === 'itemType' && isWord)
  if (at < 0) return
  const text = line.itemType ?? ''
  const body = columnVocabularies.body.read(text)
  const carType = carTypes.read(text)
  const isBody = body !== null && carBodies.includes(body)
  if (isBody || carType !== null) problems.splice(at, 1)
  if (isBody) {
    values.itemType = 'car'
    if ((line.body ?? '').trim() === '') values.body = body
  } else if (carType !== null) {
    if (values.carType !== undefined && values.carType !== carType)
      report('carType', `“${line.carType}” and “${text}” contradict each other.`, 'waits')
    else if ((line.carType ?? '').trim() === '') values.carType = carType
  }
}
