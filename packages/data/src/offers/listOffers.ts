import type { ZonedMoment } from '@forecourt/rules/dates/momentInZone'
import { momentEverywhere } from '@forecourt/rules/dates/siteDay'
import type { Actor } from '../Actor'
import { appendAudit } from '../audit/appendAudit'
import { notifySites } from '../changes/notifyChange'
import type { Scope } from '../createDatabase'
import type { Prisma } from '../generated/client'
import { escapeLike, listPage } from '../lists/listSql'
import { type ListQuery, type ListResult, parseFilter } from '../lists/parseFilter'
import type { Transaction } from '../Transaction'
import { cameDown, hasNotComeDown, wentLive } from './currentOffers'
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

/** Condition of an offer's state at a local moment, as in `offerState`. */
const inState = (state: string | null, moment: ZonedMoment): Prisma.OfferWhereInput => {
  if (state === 'ended') return cameDown(moment)
  if (state === 'upcoming') return { AND: [hasNotComeDown(moment), { NOT: wentLive(moment) }] }
  return state === 'running' ? { AND: [wentLive(moment), hasNotComeDown(moment)] } : {}
}

/** Condition of an offer's state at an instant, for all organisations: the moment is that of the time zones of an organisation's sites. */
const inStateNow = async (tx: Transaction, state: string | null, now: string): Promise<Prisma.OfferWhereInput> => {
  if (state === null) return {}
  const sites = await offerSites(tx, undefined, null)
  // Thousands of organisations are in a few time zones.
  const byMoment = new Map<string, { readonly moment: ZonedMoment; readonly ids: string[] }>()
  for (const [organisationId, own] of sites) {
    const moment = momentEverywhere(now, offerTimeZones(own))
    const key = `${moment.date} ${moment.minutes}`
    const group = byMoment.get(key) ?? { moment, ids: [] }
    group.ids.push(organisationId)
    byMoment.set(key, group)
  }
  const ofOtherOrganisations = { organisationId: { notIn: [...sites.keys()] }, ...inState(state, momentEverywhere(now, [])) }
  const groups = [...byMoment.values()].map(({ moment, ids }) => ({ organisationId: { in: ids }, ...inState(state, moment) }))
  return { OR: [ofOtherOrganisations, ...groups] }
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
