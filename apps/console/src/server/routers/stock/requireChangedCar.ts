import type { UpdateCarResult } from '@forecourt/data/stock/changeCar'
import type { CreateCarResult } from '@forecourt/data/stock/duplicateCar'
import type { UndoResult } from '@forecourt/data/stock/undoCarChange'
import { CallProblem, notFound, refusedFields } from '../../errors/CallProblem'
import { toStockRecord } from '../../stock/stockRow'

/** Returns a changed car, or throws with the field that was refused. */
export const requireChangedCar = (result: UpdateCarResult | UndoResult, now: string) => {
  if (result.ok) return toStockRecord(result.car, now)
  if (result.reason === 'notFound') throw notFound('car')
  if (result.reason === 'gone') throw new CallProblem('CONFLICT', result.message)
  if (result.reason === 'conflict')
    throw new CallProblem('CONFLICT', 'Someone else, or a feed, changed this car in the meantime. Reload it and make your changes again.')
  throw refusedFields(result.fields)
}

/** Returns a new car, or throws with the field that was refused. */
export const requireNewCar = (result: CreateCarResult, now: string, what: string) => {
  if (result.ok) return toStockRecord(result.car, now)
  if (result.reason === 'notFound') throw notFound(what)
  throw refusedFields(result.fields)
}
