import type { ItemType } from '@forecourt/rules/entities/Car'
import type { Database } from '../../createDatabase'
import { Prisma } from '../../generated/client'
import type { ListingSite } from '../../sites/RenderedSite'
import { listedStock, siteStock } from './listedStock'

const itemTypes = async (db: Database, organisationId: string, within: Prisma.Sql): Promise<readonly ItemType[]> => {
  const rows = await db
    .forOrganisation(organisationId)
    .rows<{ readonly itemType: ItemType }>(Prisma.sql`select distinct car.item_type as "itemType" from cars car where ${within} order by 1`)
  return rows.length > 0 ? rows.map(({ itemType }) => itemType) : ['car']
}

/** The kinds of vehicle that a site lists (CFG-06); cars if it lists none. */
export const siteItemTypes = (db: Database, site: ListingSite, now: string): Promise<readonly ItemType[]> =>
  itemTypes(db, site.organisationId, listedStock(site, now))

/** The kinds of vehicle that an organisation has in its stock, listed or not (CFG-06); cars if it has none. */
export const organisationItemTypes = (db: Database, organisationId: string): Promise<readonly ItemType[]> =>
  itemTypes(db, organisationId, siteStock({ organisationId, dealershipIds: [] }))
