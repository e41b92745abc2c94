import { type BodyCategory, categoryBodies } from '@forecourt/rules/car/facts/bodyCategory'
import { Prisma } from '../../generated/client'

/** Its body as the rule spells it: without the spaces, no-break ones too, and dashes of feeds. Taking a pattern out takes longer, car by car. */
const bodyKey = Prisma.sql`translate(lower(coalesce(car.simple_body, car.body, '')), ${' \t\n\r\u00a0-'}::text, '')`
const knownBodies: readonly string[] = Object.values(categoryBodies).flat()

/** The condition that a car's body belongs to a category: the same as the rule `bodyCategory`, asked of the database (NAV-19). */
export const inBodyCategory = (category: BodyCategory): Prisma.Sql =>
  category === 'Cars' ? Prisma.sql`${bodyKey} <> all(${[...knownBodies]})` : Prisma.sql`${bodyKey} = any(${[...categoryBodies[category]]})`
