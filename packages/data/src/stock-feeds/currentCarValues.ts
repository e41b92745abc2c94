import { Prisma } from '../generated/client'
import { carColumn, storedCarFields } from '../stock/storedCarFields'
import type { Transaction } from '../Transaction'
import type { CarValues } from './CarValues'

/** SQL: the fields of the table `car` as one JSON object. */
export const currentCarJson: Prisma.Sql = Prisma.raw(
  `(select to_jsonb(car_by_field) from (select ${storedCarFields.map((field) => `car.${carColumn(field)} as "${field}"`).join(', ')}) car_by_field)`,
)

/** Current values of cars by field. */
export const currentCarValues = async (tx: Transaction, ids: readonly string[]): Promise<Map<string, CarValues>> => {
  const rows = await tx.$queryRaw<
    { id: string; now: CarValues }[]
  >`select car.id, ${currentCarJson} as now from cars car where car.id = any(${ids})`
  return new Map(rows.map(({ id, now }) => [id, now]))
}
