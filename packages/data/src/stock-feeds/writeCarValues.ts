import { Prisma } from '../generated/client'
import { carColumn, storedCarFields } from '../stock/storedCarFields'
import type { Transaction } from '../Transaction'
import type { CarValues } from './CarValues'

const fields = storedCarFields.filter((field) => field !== 'id')
const assigned = Prisma.raw(fields.map((field) => carColumn(field)).join(', '))
/** The given value of a field, or else the car's present one. */
const values = Prisma.raw(
  fields.map((field) => `case when given.after ? '${field}' then next."${field}" else car.${carColumn(field)} end`).join(', '),
)
const shape = Prisma.raw(storedCarFields.map((field) => `${carColumn(field)} as "${field}"`).join(', '))

/** Creates the temporary row type `feed_car`, for parsing JSON of cars. */
export const createFeedCarType = (tx: Transaction): Promise<number> => tx.$executeRaw`
  create temp table if not exists feed_car on commit drop as
  select ${shape}, created_at as "createdAt", sold_at as "soldAt" from cars with no data`

/**
 * Updates cars in one statement, including derived columns: the sale time, and the removal of quotes for another price.
 *
 * @param given a query of the cars' `id` and the values `after` as an object by field
 */
export const writeQueriedCarValues = async (tx: Transaction, given: Prisma.Sql, now: string): Promise<void> => {
  await createFeedCarType(tx)
  await tx.$executeRaw`
    update cars car set
      (${assigned}) = (select ${values} from jsonb_populate_record(null::feed_car, given.after) next),
      sold_at = case
        when not given.after ? 'status' then car.sold_at
        when given.after ->> 'status' = 'sold' then ${now}::timestamptz
      end,
      finance_quote = case when given.after ?| array['driveAwayCents', 'egcCents'] then '{}' else car.finance_quote end,
      updated_at = ${now}::timestamptz,
      revision = car.revision + 1
    from (${given}) given where car.id = given.id and given.after <> '{}'`
}

/** Updates cars, by field. */
export const writeCarValues = async (
  tx: Transaction,
  changes: readonly { readonly carId: string; readonly after: CarValues }[],
  now: string,
): Promise<void> => {
  if (changes.length === 0) return
  const rows = JSON.stringify(changes.map(({ carId, after }) => ({ id: carId, after })))
  await writeQueriedCarValues(tx, Prisma.sql`select id, after from jsonb_to_recordset(${rows}::jsonb) as given(id text, after jsonb)`, now)
}
