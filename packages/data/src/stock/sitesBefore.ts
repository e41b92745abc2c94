import type { Car } from '@forecourt/rules/entities/Car'
import { comesBefore } from '@forecourt/rules/seo/comesBefore'
import { wantsToBeFound } from '@forecourt/rules/seo/wantsToBeFound'
import type { Database } from '../createDatabase'
import { Prisma } from '../generated/client'
import { type PublishedSite, publishedSite } from '../sites/publishedSite'
import type { RenderedSite } from '../sites/RenderedSite'
import { readCars } from './reading/readCars'
import { forSale } from './search/forSale'

type Site = Pick<RenderedSite, 'siteId' | 'organisationId' | 'dealershipIds'>

/** A live site, and whose stock it shows: the whole organisation's where no dealership is named. */
type OtherSite = Pick<Site, 'siteId' | 'dealershipIds'>

/** The other live sites of an organisation. */
export const otherSites = (db: Database, { siteId, organisationId }: Site): Promise<OtherSite[]> =>
  db.forOrganisation(organisationId).rows<OtherSite>(Prisma.sql`
    select site.id as "siteId", coalesce(array_agg(shown.dealership_id) filter (where shown.dealership_id is not null), '{}') as "dealershipIds"
    from sites site left join site_dealerships shown on shown.organisation_id = site.organisation_id and shown.site_id = site.id
    where site.organisation_id = ${organisationId} and site.status = 'live' and site.id <> ${siteId}
    group by site.id`)

/**
 * The live sites of its organisation where search engines find cars rather than on this one, where both list them: those that come before
 * it, the first of them first.
 *
 * @param others the sites of its organisation that could show the cars in question; without it, all others
 */
export const sitesBefore = async (db: Database, site: Site, others?: readonly OtherSite[]): Promise<PublishedSite[]> => {
  const before = (others ?? (await otherSites(db, site)))
    .filter((other) => comesBefore(other, site))
    .sort((one, other) => (comesBefore(one, other) ? -1 : 1))
  const live = await Promise.all(before.map((other) => publishedSite(db, other.siteId)))
  // A site that wants not to be found sends nobody elsewhere, and takes nobody.
  return live.filter((site) => site !== null).filter(({ config, hosts }) => wantsToBeFound(config) && hosts.length > 0)
}

/** The host of the site where search engines find a car that this one lists, too; undefined where that is this one. */
export const canonicalHost = async (
  db: Database,
  site: Site,
  { id, dealershipId }: Pick<Car, 'id' | 'dealershipId'>,
  { now, others }: { readonly now: string; readonly others: readonly OtherSite[] },
): Promise<string | undefined> => {
  const able = others.filter(({ dealershipIds }) => dealershipIds.length === 0 || dealershipIds.includes(dealershipId))
  for (const other of await sitesBefore(db, site, able)) {
    const [listed] = await readCars(db, site.organisationId, { where: forSale(other, now, id), limit: 1, withoutComments: true })
    if (listed) return other.hosts[0]
  }
  return undefined
}
