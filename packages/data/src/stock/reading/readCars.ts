import type { Database } from '../../createDatabase'
import { parseCar, type StockCar } from './parseCar'
import { type CarSelection, carsQuery } from './selectCars'

/** Cars of an organisation, read in a transaction of their own. */
export const readCars = async (db: Database, organisationId: string, selection: CarSelection): Promise<StockCar[]> => {
  const rows = await db.forOrganisation(organisationId).rows<{ json: string }>(carsQuery(selection))
  return rows.map(({ json }) => parseCar(json))
}
