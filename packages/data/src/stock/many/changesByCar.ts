import { type BulkCar, type BulkChange, bulkChanges } from '@forecourt/rules/stock/bulkChange'
import { changedWasPrices, withoutRefusedWasPrices } from '@forecourt/rules/stock/wasPriceProblems'
import { organisationCountry } from '../../organisations/organisationCountry'
import type { Transaction } from '../../Transaction'
import { askedPricesOfCars } from '../history/askedPricesOfCars'

interface ChangedCar extends BulkCar {
  readonly id: string
  readonly organisationId: string
}

/** What a bulk change does to a car. */
export interface CarOutcome {
  /** The changed fields, or the reason why the car stays as it is. */
  readonly changes: Partial<BulkCar> | string
  /** Why the car can't show its previous price; null if it can, or if none is asked for. */
  readonly noWasPrice: string | null
}

/**
 * What a bulk change does to each car, by id. Prices of many cars change without the was-prices that the law refuses; an entered price is
 * refused with them (CAR-16, LEG-02).
 *
 * @param now ISO in UTC
 */
export const changesByCar = async (
  tx: Transaction,
  cars: readonly ChangedCar[],
  change: BulkChange,
  now: string,
): Promise<Map<string, CarOutcome>> => {
  const outcomes = new Map(cars.map((car): [string, CarOutcome] => [car.id, { changes: bulkChanges(car, change), noWasPrice: null }]))
  const judged = cars.flatMap((car) => {
    const changes = outcomes.get(car.id)?.changes
    return typeof changes === 'object' && changedWasPrices(car, changes).length > 0 ? [{ car, changes }] : []
  })
  for (const organisationId of new Set(judged.map(({ car }) => car.organisationId))) {
    const ofOne = judged.filter(({ car }) => car.organisationId === organisationId)
    const country = await organisationCountry(tx, organisationId)
    const asked = await askedPricesOfCars(tx, { organisationId, carIds: ofOne.map(({ car }) => car.id), now })
    for (const { car, changes } of ofOne) {
      const allowed = withoutRefusedWasPrices(car, changes, { asked: asked.get(car.id) ?? [], country })
      if (!allowed) continue
      const isPriceOfMany = change.kind === 'price'
      outcomes.set(car.id, {
        changes: isPriceOfMany ? allowed.changes : allowed.problem,
        noWasPrice: isPriceOfMany ? allowed.reason : null,
      })
    }
  }
  return outcomes
}
