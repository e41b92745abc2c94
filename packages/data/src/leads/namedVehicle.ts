import type { Scope } from '../createDatabase'

/**
 * Finds a car of the organisation in a shopper's text, by stock number or make and model, and returns its name from the database; null if
 * none. Shoppers may write anything, so their own text isn't forwarded.
 */
export const namedVehicle = (scope: Scope, organisationId: string, text: string): Promise<string | null> =>
  scope.transaction(async (tx) => {
    const [found] = await tx.$queryRaw<{ make: string; model: string }[]>`
      select make, model from cars
      where organisation_id = ${organisationId} and make <> '' and model <> ''
        and (lower(stock_number) = lower(${text.trim()}) or position(lower(make || ' ' || model) in lower(${text})) > 0)
      order by lower(stock_number) = lower(${text.trim()}) desc, length(make || model) desc, make, model limit 1`
    return found ? `${found.make} ${found.model}` : null
  })
