import type { UpdateCarResult } from '@forecourt/data/stock/updateCar'
import { CallProblem } from '../../errors/CallProblem'
import { notFound } from '../../errors/notFound'
import { stockRow } from '../../stock/stockRow'

/** Passes on a changed car, or says at which field the change was refused. */
export const carAnswer = (result: UpdateCarResult, now: string) => {
  if (result.ok) return stockRow(result.car, now)
  if (result.reason === 'notFound') throw notFound('car')
  throw new CallProblem('BAD_REQUEST', Object.values(result.fields)[0] ?? 'Check the marked fields.', { fields: result.fields })
}
