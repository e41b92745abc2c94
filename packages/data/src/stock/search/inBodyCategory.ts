import { type BodyCategory, categoryBodies } from '@forecourt/rules/car/facts/bodyCategory'
import { Prisma } from '../../generated/client'

const bodyKey = Prisma.sql`lower(regexp_replace(coalesce(car.simple_body, car.body, ''), '[[:space:]-]', '', 'g'))`
const knownBodies: readonly string[] = Object.values(categoryBodies).flat()

/** The condition that a car's body belongs to a category: the same as the rule `bodyCategory`, asked of the database (NAV-19). */
export const inBodyCategory = (category: BodyCategory): Prisma.Sql =>
  category === 'Cars' ? Prisma.sql`${bodyKey} <> all(${[...knownBodies]})` : Prisma.sql`${bodyKey} = any(${[...categoryBodies[category]]})`
