import type { Database } from '../../createDatabase'
import { type ChangedCars, type ChangePosition, changedCars, changePosition } from '../changedCars'
import type { StockCar } from '../reading/parseCar'
import { searchedCars } from './searchedCars'

/** An organisation's cars for a replica, such as a search index: a snapshot, then changes. */
export interface StockSource {
  position(): Promise<ChangePosition>
  pages(): AsyncIterable<readonly StockCar[]>
  changesSince(position: ChangePosition): Promise<ChangedCars | null>
}

/** @param now returns the current instant, ISO in UTC */
export const stockSource = (db: Database, organisationId: string, now: () => string): StockSource => ({
  position: () => changePosition(db, organisationId),
  pages: () => searchedCars(db, organisationId, now()),
  changesSince: (position) => changedCars(db, organisationId, position, now()),
})
