import { type AlertChoice, alertChoices } from '@forecourt/rules/accounts/alerts/sendsAlerts'
import type { SavedSearch } from '@forecourt/rules/accounts/Garage'
import type { Database } from '../createDatabase'
import { Prisma } from '../generated/client'
import { outboxRow } from '../outbox/outboxRow'
import type { RenderedSite } from '../sites/RenderedSite'
import type { Transaction } from '../Transaction'

/** A search path with all shoppers who saved it. */
interface SearchToMatch {
  readonly siteId: string
  readonly path: string
  readonly saved: readonly { readonly id: string; readonly shopperId: string }[]
}

interface Row {
  readonly siteId: string
  readonly path: string
  readonly ids: readonly string[]
  readonly shopperIds: readonly string[]
}

/** Saved searches of shoppers with alerts, each path of a site once. */
export const searchesToMatch = async (db: Database, organisationId: string): Promise<SearchToMatch[]> => {
  const rows = await db.forOrganisation(organisationId).rows<Row>(Prisma.sql`
    select search.site_id as "siteId", search.path, array_agg(search.id order by search.id) as ids,
      array_agg(search.shopper_id order by search.id) as "shopperIds"
    from saved_searches search
    join shoppers shopper on shopper.organisation_id = search.organisation_id and shopper.id = search.shopper_id
    where search.organisation_id = ${organisationId} and shopper.alerts <> 'off' and shopper.email is not null
    group by search.site_id, search.path order by search.site_id, min(search.id)`)
  return rows.map(({ siteId, path, ids, shopperIds }) => ({
    ...{ siteId, path },
    saved: ids.map((id, at) => ({ id, shopperId: shopperIds[at] ?? '' })),
  }))
}

interface ChosenAlerts {
  readonly shopperId: string
  readonly choice: AlertChoice
  /** Where it was changed: in the garage, by an email link, by entering the address, or by confirming a saved search. */
  readonly source: 'garage' | 'link' | 'address' | 'search'
  readonly now: string
}

/** Stores a shopper's alert preference with the wording shown; false if there is no such shopper. 'off' drops pending alerts. */
export const chooseAlerts = (db: Database, organisationId: string, chosen: ChosenAlerts): Promise<boolean> =>
  db.forOrganisation(organisationId).transaction((tx) => chooseAlertsIn(tx, organisationId, chosen))

const chooseAlertsIn = async (
  tx: Transaction,
  organisationId: string,
  { shopperId, choice, source, now }: ChosenAlerts,
): Promise<boolean> => {
  const { count } = await tx.shopper.updateMany({ where: { organisationId, id: shopperId }, data: { alerts: choice } })
  if (count === 0) return false
  await tx.shopperConsent.createMany({
    data: [{ organisationId, shopperId, choice, wording: alertChoices[choice], source, at: new Date(now) }],
  })
  if (choice === 'off')
    await tx.carAlert.updateMany({ where: { organisationId, shopperId, settledAt: null }, data: { settledAt: new Date(now) } })
  return true
}

/** The account of an email address, without proof of ownership. */
export const shopperOfEmail = (db: Database, organisationId: string, email: string): Promise<string | null> =>
  db
    .forOrganisation(organisationId)
    .transaction(async (tx) => (await tx.shopper.findFirst({ where: { organisationId, email }, select: { id: true } }))?.id ?? null)

/** Maximum number of saved searches per account and site. */
const maxSearches = 30

type Site = Pick<RenderedSite, 'organisationId' | 'siteId'>

type NewSearch = Omit<SavedSearch, 'id'> & { readonly shopperId: string; readonly now: string }

const saveSearchIn = async (tx: Transaction, { organisationId, siteId }: Site, { shopperId, path, name, now }: NewSearch) => {
  const ofShopper = { organisationId, shopperId, siteId }
  if ((await tx.savedSearch.count({ where: ofShopper })) >= maxSearches)
    return (await tx.savedSearch.count({ where: { ...ofShopper, path } })) > 0
  await tx.savedSearch.createMany({ data: [{ ...ofShopper, path, name, createdAt: new Date(now) }], skipDuplicates: true })
  return true
}

/** Saves a search of a site, once per path; false if the account has reached the limit. */
export const saveShopperSearch = (db: Database, site: Site, search: NewSearch): Promise<boolean> =>
  db.forOrganisation(site.organisationId).transaction((tx) => saveSearchIn(tx, site, search))

interface RequestedSearch extends Omit<SavedSearch, 'id'> {
  readonly email: string
}

/** Queues the mail whose link confirms an address and saves its search; the same with and without an account. */
export const requestSearch = (db: Database, { organisationId, siteId }: Site, { email, path, name }: RequestedSearch): Promise<unknown> =>
  db.forOrganisation(organisationId).transaction((tx) =>
    tx.outboxMessage.createMany({
      data: [{ organisationId, siteId, ...outboxRow('shopper.search', { path, name, to: [email] }) }],
    }),
  )

/**
 * Saves the search of a confirmed address, and creates its account if there is none. With `alerts`, mails about cars begin, daily, unless
 * the account has chosen how often already. False if the account has reached the limit.
 */
export const confirmSearch = (
  db: Database,
  site: Site,
  { email, path, name, alerts, now }: RequestedSearch & { readonly alerts: boolean; readonly now: string },
): Promise<boolean> =>
  db.forOrganisation(site.organisationId).transaction(async (tx) => {
    const { organisationId, siteId } = site
    await tx.shopper.createMany({ data: [{ organisationId, siteId, email }], skipDuplicates: true })
    const shopper = await tx.shopper.findFirstOrThrow({ where: { organisationId, email } })
    const isSaved = await saveSearchIn(tx, site, { shopperId: shopper.id, path, name, now })
    if (isSaved && alerts && shopper.alerts === 'off')
      await chooseAlertsIn(tx, organisationId, { shopperId: shopper.id, choice: 'daily', source: 'search', now })
    return isSaved
  })

/** Deletes a shopper's own saved search. */
export const deleteSavedSearch = (db: Database, { organisationId }: Site, entry: { shopperId: string; id: string }): Promise<unknown> =>
  db
    .forOrganisation(organisationId)
    .transaction((tx) => tx.savedSearch.deleteMany({ where: { organisationId, shopperId: entry.shopperId, id: entry.id } }))
