import { liveStates } from '@forecourt/rules/entities/reservationStates'
import { atStage, type CarStage, carStage, stageProblem } from '@forecourt/rules/stock/carStage'
import type { Actor } from '../Actor'
import type { Scope } from '../createDatabase'
import type { Transaction } from '../Transaction'
import { type CarChangeOptions, changeCar, type UpdateCarResult } from './changeCar'
import { selectEditedCar } from './getEditedCar'

interface Move extends Omit<CarChangeOptions, 'changes' | 'action' | 'undoes'> {
  readonly carId: string
  readonly to: CarStage
}

const reservedBy = ({ state, name }: { readonly state: string; readonly name: string }): string => {
  if (state !== 'reserved') return 'A customer has reserved this car with a deposit.'
  return name === '' ? 'This car is reserved, without a customer yet.' : `This car is reserved for ${name}.`
}

/** Moves a car to another stage inside a transaction, if the transition is allowed (CAR-05). */
export const moveCarIn = async (tx: Transaction, { carId, to, ...change }: Move): Promise<UpdateCarResult> => {
  await tx.$queryRaw`select id from cars where id = ${carId} for update`
  const before = await selectEditedCar(tx, carId)
  if (!before) return { ok: false, reason: 'notFound' }
  if (carStage(before) === to) return { ok: true, car: before, changed: false }
  const problem = stageProblem(before, to)
  if (problem) return { ok: false, reason: 'invalid', fields: { status: problem } }
  const reservation = await tx.reservation.findFirst({
    where: { carId, state: { in: [...liveStates] } },
    select: { reference: true, state: true, name: true },
  })
  // The deposit must be settled and the customer known, so this is done on the reservation's page.
  if (reservation)
    return {
      ok: false,
      reason: 'invalid',
      fields: {
        status: `${reservedBy(reservation)} Complete or cancel reservation ${reservation.reference} first.`,
      },
    }
  return changeCar(tx, carId, { ...change, changes: atStage(before, to), action: 'move' })
}

/** Moves a car to another stage, if the transition is allowed (CAR-05). */
export const moveCar = (scope: Scope, move: Move): Promise<UpdateCarResult> => scope.transaction((tx) => moveCarIn(tx, move))

/** Marks a car as sold now; refused unless it is in stock (CAR-05). */
export const markSold = (
  scope: Scope,
  sale: { readonly carId: string; readonly now: string; readonly actor: Actor },
): Promise<UpdateCarResult> => moveCar(scope, { ...sale, to: 'sold' })
