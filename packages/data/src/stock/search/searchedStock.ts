import { Prisma } from '../../generated/client'

const dayMs = 86_400_000
/** The longest any site may list a sold car: its setting's upper bound. */
const longestSoldDays = 60

/** The condition that some site of an organisation could list a car (SRC-31, SRC-33): what a search index of its stock holds. */
export const searchedStock = (organisationId: string, now: string): Prisma.Sql => {
  const soldAfter = new Date(Date.parse(now) - longestSoldDays * dayMs)
  return Prisma.sql`
    car.organisation_id = ${organisationId} and car.show_on_dealer_website
    and (car.status in ('in_stock', 'coming_soon') or (car.status = 'sold' and car.sold_at > ${soldAfter}))`
}
