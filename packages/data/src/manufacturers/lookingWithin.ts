import type { Transaction } from '../Transaction'

/** The organisation that a transaction is within; null for staff, who see all of them. */
export const lookingWithin = async (tx: Transaction): Promise<string | null> => {
  const [looking] = await tx.$queryRaw<{ within: string | null }[]>`
    select nullif(current_setting('app.organisation_id', true), '') as within`
  return looking?.within ?? null
}
