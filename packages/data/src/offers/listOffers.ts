import { dayEverywhere } from '@forecourt/rules/dates/siteDay'
import type { Actor } from '../Actor'
import { appendAudit } from '../audit/appendAudit'
import { notifySites } from '../changes/notifyChange'
import type { Scope } from '../createDatabase'
import type { Prisma } from '../generated/client'
import { escapeLike, listPage } from '../lists/listSql'
import { type ListQuery, type ListResult, parseFilter } from '../lists/parseFilter'
import type { Transaction } from '../Transaction'
import { type OwnedOffer, offerTimeZones, toOwnedOffer } from './OwnedOffer'
import { offerSites } from './offerSites'

/** Sorts the offers of an organisation (OFR-01); unlisted ones follow in their present order. */
export const orderOffers = (scope: Scope, organisationId: string, ids: readonly string[], actor: Actor): Promise<readonly string[]> =>
  scope.transaction(async (tx) => {
    const rows = await tx.offer.findMany({
      where: { organisationId },
      select: { id: true },
      orderBy: [{ position: 'asc' }, { name: 'asc' }],
    })
    const allIds = rows.map(({ id }) => id)
    const listed = ids.filter((id, index) => allIds.includes(id) && ids.indexOf(id) === index)
    const order = [...listed, ...allIds.filter((id) => !listed.includes(id))]
    for (const [position, id] of order.entries()) await tx.offer.updateMany({ where: { organisationId, id }, data: { position } })
    await appendAudit(tx, {
      organisationId,
      actor,
      action: 'offer.order',
      target: organisationId,
      summary: 'Reordered the offers',
    })
    await notifySites(tx, organisationId)
    return order
  })

const sortFields = ['position', 'name', 'startsOn', 'endsOn', 'updatedAt'] as const

/** Condition of an offer's state on a day, as in `offerState`. */
const inState = (state: string | null, today: string): Prisma.OfferWhereInput => {
  const hasStarted = { OR: [{ startsOn: null }, { startsOn: { lte: today } }] }
  const hasNotEnded = { OR: [{ endsOn: null }, { endsOn: { gte: today } }] }
  if (state === 'ended') return { endsOn: { lt: today } }
  if (state === 'upcoming') return { ...hasNotEnded, startsOn: { gt: today } }
  return state === 'running' ? { AND: [hasStarted, hasNotEnded] } : {}
}

/** Condition of an offer's state at an instant, for all organisations: the day is that of the time zones of an organisation's sites. */
const inStateNow = async (tx: Transaction, state: string | null, now: string): Promise<Prisma.OfferWhereInput> => {
  if (state === null) return {}
  const sites = await offerSites(tx, undefined, null)
  const byDay = new Map<string, string[]>()
  for (const [organisationId, own] of sites) {
    const day = dayEverywhere(now, offerTimeZones(own))
    byDay.set(day, [...(byDay.get(day) ?? []), organisationId])
  }
  const ofOtherOrganisations = { organisationId: { notIn: [...sites.keys()] }, ...inState(state, dayEverywhere(now, [])) }
  return { OR: [ofOtherOrganisations, ...[...byDay].map(([day, ids]) => ({ organisationId: { in: ids }, ...inState(state, day) }))] }
}

/**
 * The offers of a scope, by default in the dealer's order. Filters: q (name, text or model), organisationId, category, siteId (shown
 * there), state: 'running', 'upcoming' or 'ended' in the sites' time zones.
 *
 * @param allowedSiteIds the user's sites, which limit the list to offers shown there; null for all
 */
export const listOffers = (
  scope: Scope,
  query: ListQuery,
  { allowedSiteIds, now }: { readonly allowedSiteIds: readonly string[] | null; readonly now: string },
): Promise<ListResult<OwnedOffer>> =>
  scope.transaction(async (tx) => {
    const { text } = parseFilter(query.filter)
    const { limit, offset } = listPage(query)
    const [q, siteId] = [text('q'), text('siteId')]
    const has = (term: string) => ({ contains: escapeLike(term), mode: 'insensitive' as const })
    const where: Prisma.OfferWhereInput = {
      organisationId: text('organisationId') ?? undefined,
      category: text('category') ?? undefined,
      AND: [
        await inStateNow(tx, text('state'), now),
        q ? { OR: [{ name: has(q) }, { description: has(q) }, { modelName: has(q) }, { manufacturer: has(q) }] } : {},
        siteId ? { NOT: { excludedSiteIds: { has: siteId } } } : {},
        allowedSiteIds === null ? {} : { NOT: { excludedSiteIds: { hasEvery: [...allowedSiteIds] } } },
      ],
    }
    const field = sortFields.find((name) => name === query.sort?.field) ?? 'position'
    const order = query.sort?.order === 'DESC' ? 'desc' : 'asc'
    const [rows, total] = [
      await tx.offer.findMany({ where, orderBy: [{ [field]: order }, { name: 'asc' }, { id: 'asc' }], take: limit, skip: offset }),
      await tx.offer.count({ where }),
    ]
    const sites = await offerSites(tx, [...new Set(rows.map(({ organisationId }) => organisationId))], allowedSiteIds)
    return { rows: rows.map((row) => toOwnedOffer(row, sites.get(row.organisationId) ?? [])), total }
  })
