import { Prisma } from '../../generated/client'
import type { Transaction } from '../../Transaction'

/**
 * SQL: what tells a car apart from the others of its name in the organisation: its stock number, or else its plate. Null for a car whose
 * name no other car has, or that was deleted.
 */
export const carNumberSql = (organisationId: Prisma.Sql, carId: Prisma.Sql): Prisma.Sql => Prisma.sql`(
  select coalesce(nullif(car.stock_number, ''), car.rego_plate) from cars car
  where car.organisation_id = ${organisationId} and car.id = ${carId} and exists (
    select 1 from cars twin where twin.organisation_id = car.organisation_id and twin.name = car.name and twin.id <> car.id
  ))`

interface CarOfRecord {
  readonly organisationId: string
  readonly carId: string | null
}

/** What tells the cars of records apart from others of their names, as a function of a record. */
export const carNumbers = async (tx: Transaction, records: readonly CarOfRecord[]): Promise<(record: CarOfRecord) => string | null> => {
  const ids = [...new Set(records.flatMap(({ carId }) => carId ?? []))]
  if (ids.length === 0) return () => null
  const organisationIds = [...new Set(records.map(({ organisationId }) => organisationId))]
  const rows = await tx.$queryRaw<{ organisationId: string; id: string; number: string | null }[]>`
    select named.organisation_id as "organisationId", named.id,
      ${carNumberSql(Prisma.sql`named.organisation_id`, Prisma.sql`named.id`)} as number
    from cars named where named.organisation_id = any(${organisationIds}) and named.id = any(${ids})`
  const numbers = new Map(rows.map(({ organisationId, id, number }) => [`${organisationId} ${id}`, number]))
  return ({ organisationId, carId }) => (carId === null ? null : (numbers.get(`${organisationId} ${carId}`) ?? null))
}

/** Adds what tells the car of each record apart from others of its name. */
export const withCarNumbers = async <Row extends CarOfRecord>(tx: Transaction, rows: readonly Row[]) => {
  const numberOf = await carNumbers(tx, rows)
  return rows.map((row) => ({ ...row, carNumber: numberOf(row) }))
}
