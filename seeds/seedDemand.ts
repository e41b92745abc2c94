import type { Database } from '@forecourt/data/createDatabase'
import { createLead } from '@forecourt/data/leads/createLead'
import { loadSiteData } from '@forecourt/data/pages/loadSiteData'
import { confirmSearch } from '@forecourt/data/shoppers/savedSearches'
import { publishedSite, publishedSites } from '@forecourt/data/sites/publishedSites'
import { listedCars } from '@forecourt/data/stock/search/listedCars'
import { exampleAnswers } from '@forecourt/rules/leads/form/formFields'
import { validateLead } from '@forecourt/rules/leads/validateLead'
import { isInNewZealand } from '@forecourt/schema/switches/isInNewZealand'
import { handleLead } from './seedLeads'

/** Saved searches that no car or few cars meet, each with the number of shoppers who wait. */
const waiting = [
  { path: '/search?make=Toyota&model=HiLux&price=:20000', name: 'Toyota HiLux up to $20,000', shoppers: 4 },
  { path: '/search?body=Ute&price=:15000', name: 'Utes up to $15,000', shoppers: 3 },
  { path: '/search?make=Suzuki&model=Jimny', name: 'Suzuki Jimny', shoppers: 2 },
  { path: '/search?body=People+Mover&price=:25000', name: 'People movers up to $25,000', shoppers: 2 },
] as const

const dayMs = 86_400_000
const soldCars = 2
/** Beginnings of phone numbers reserved for fiction. */
const fictionalPhones = { AU: '03 7010 02', NZ: '021 555 02' } as const

/**
 * Unmet demand of sites with accounts and of all sites' sold cars: saved searches with alerts, and enquiries about cars that others bought.
 *
 * @param now milliseconds
 */
export const seedDemand = async (db: Database, now: number): Promise<void> => {
  for (const { siteId } of await publishedSites(db)) {
    const site = await publishedSite(db, siteId)
    if (!site) continue
    const today = new Date(now).toISOString()
    if (site.config.auth.enabled)
      for (const [index, { path, name, shoppers }] of waiting.entries())
        for (let shopper = 0; shopper < shoppers; shopper++)
          await confirmSearch(db, site, {
            ...{ email: `waiting-${index}-${shopper}.${site.slug}@shopper.example`, path, name, alerts: true },
            now: new Date(now - (index + shopper + 3) * dayMs).toISOString(),
          })
    const data = await loadSiteData(db, site, today)
    const sold = (await listedCars(db, site, today)).filter(({ status }) => status === 'sold').slice(0, soldCars)
    for (const [index, car] of sold.entries())
      for (const [at, [name, lastName]] of [['Priya', 'Menon'] as const, ['Callum', 'Reid'] as const].entries()) {
        const sentAt = now - (16 + index + at) * dayMs
        // The car was still for sale then.
        const context = {
          config: site.config,
          site: data,
          car: { ...car, status: 'in_stock', soldAt: null } as const,
          now: new Date(sentAt).toISOString(),
        }
        const validated = validateLead(
          {
            ...exampleAnswers('vehicle', context, 'required'),
            ...{ name, lastName, email: `${name}.${lastName}.${index}.${site.slug}@shopper.example`.toLowerCase() },
            ...{
              phone: `${isInNewZealand(site.config.identity) ? fictionalPhones.NZ : fictionalPhones.AU}${index}${at}`,
              message: 'Is it still for sale? I could come on the weekend.',
              locationId: car.locationId,
            },
            elapsedMs: 38_000,
          },
          context,
        )
        if (!validated.ok)
          throw new Error(`A demo enquiry of ${site.slug} was refused: ${validated.message} ${JSON.stringify(validated.fields)}`)
        const { leadId } = await createLead(db, site, validated.lead, {
          ...{ idempotencyKey: `demo-sold-${site.slug}-${index}-${at}`, source: 'Google', now: context.now },
        })
        await handleLead(db, leadId, 'lost', sentAt + 40 * 60_000)
      }
  }
}
