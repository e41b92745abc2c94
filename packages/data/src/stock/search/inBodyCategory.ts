import { type BodyCategory, bodyCategory } from '@forecourt/rules/car/facts/bodyCategory'
import { Prisma } from '../../generated/client'
import type { StoredText } from './spelledAlike'
import { storedBody } from './storedBody'

/**
 * The condition that a car's body belongs to a category: the rule `bodyCategory` itself, asked of every text that stands in the field
 * (NAV-19).
 *
 * @param stored every body that stands in the stock
 */
export const inBodyCategory = (category: BodyCategory, stored: readonly StoredText[]): Prisma.Sql => {
  const texts = [...new Set(stored.map(({ text }) => text))].filter((text) => bodyCategory(text) === category)
  const known = Prisma.sql`${storedBody} = any(${texts}::text[])`
  return category === bodyCategory(null) ? Prisma.sql`(${known} or ${storedBody} is null)` : known
}
