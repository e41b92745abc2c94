import type { Database } from '../../createDatabase'
import { Prisma } from '../../generated/client'
import type { StoredText } from './spelledAlike'

/** A car's body as its dealer or their feed wrote it: `facetTitle` says which choice of a search it is. */
export const storedBody = Prisma.sql`coalesce(car.simple_body, car.body)`

/** Asks for every body that stands in the stock of an organisation, as a `StoredText`. */
export const storedBodies = (organisationId: string): Prisma.Sql => Prisma.sql`
  select distinct ${storedBody} as text, car.item_type as "itemType" from cars car
  where car.organisation_id = ${organisationId} and ${storedBody} is not null`

/** Every body in the stock of an organisation. */
export const listBodies = (db: Database, organisationId: string): Promise<StoredText[]> =>
  db.forOrganisation(organisationId).rows<StoredText>(storedBodies(organisationId))
