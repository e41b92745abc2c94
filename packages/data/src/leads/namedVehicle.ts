import type { Scope } from '../createDatabase'

/**
 * The car of the business that somebody's words name, by its stock number or its make and model, in the business's own words; null where
 * they name none. A stranger may write anything: what is sent to others is never what they wrote.
 */
export const namedVehicle = (scope: Scope, organisationId: string, words: string): Promise<string | null> =>
  scope.transaction(async (tx) => {
    const [found] = await tx.$queryRaw<{ make: string; model: string }[]>`
      select make, model from cars
      where organisation_id = ${organisationId} and make <> '' and model <> ''
        and (lower(stock_number) = lower(${words.trim()}) or position(lower(make || ' ' || model) in lower(${words})) > 0)
      order by lower(stock_number) = lower(${words.trim()}) desc, length(make || model) desc, make, model limit 1`
    return found ? `${found.make} ${found.model}` : null
  })
