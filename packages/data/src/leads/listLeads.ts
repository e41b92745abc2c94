import type { LeadRow } from '@forecourt/rules/leads/LeadRow'
import { subjectAttributes } from '@forecourt/rules/leads/leadAnswers'
import type { Scope } from '../createDatabase'
import type { Prisma } from '../generated/client'
import { escapeLike, listPage } from '../lists/listSql'
import { type ListQuery, type ListResult, parseFilter } from '../lists/parseFilter'
import { carNumbers } from '../stock/list/carNumbers'
import type { Transaction } from '../Transaction'
import { enquiriesInStages } from './inbox/enquiryStages'
import { leadRelations, toLead } from './toLead'

/** A phone number (digits separated by spaces, dashes, dots or brackets), or else any word. */
const term = /\+?\(?\d[\d ().-]{2,}\d|\S+/g
const maxTerms = 8
/** Fewer digits belong to a year or an address rather than to a phone number. */
const fewestDigits = 4

/** '0412 345 678', '+61 (0)412 345 678' and '0061412…' → '412345678', which every spelling of the stored number contains. */
const nationalDigits = (digits: string): string => digits.replace(/^(?:00)?6[14](?=\d{8})/, '').replace(/^0/, '')

const byPhone = (text: string): Prisma.LeadWhereInput[] => {
  if (!/^\+?[\d ().-]+$/.test(text)) return []
  const digits = text.replace(/\D/g, '')
  if (digits.length < fewestDigits) return []
  return [...new Set([digits, nationalDigits(digits)])].filter((part) => part !== '').map((part) => ({ phone: { contains: part } }))
}

const byWord = (word: string): Prisma.LeadWhereInput => {
  const contains = { contains: escapeLike(word), mode: 'insensitive' } as const
  return {
    OR: [
      { name: contains },
      { lastName: contains },
      { email: contains },
      { carName: contains },
      { message: contains },
      ...subjectAttributes.map(
        (attribute): Prisma.LeadWhereInput => ({
          attributes: { path: [attribute], string_contains: escapeLike(word), mode: 'insensitive' },
        }),
      ),
      { carFacts: { path: ['stockNumber'], string_contains: escapeLike(word), mode: 'insensitive' } },
      { carFacts: { path: ['regoPlate'], string_contains: escapeLike(word), mode: 'insensitive' } },
    ],
  }
}

/**
 * Condition for leads that contain every word of a search: in the names, email, message, car or other subject, stock number or rego, or the
 * phone number in any spelling.
 */
const leadSearch = (q: string): Prisma.LeadWhereInput => ({
  AND: (q.match(term) ?? []).slice(0, maxTerms).map((text) => {
    const terms = text.split(/\s+/).filter((word) => word !== '')
    return { OR: [...byPhone(text), { AND: terms.map(byWord) }] }
  }),
})

const sortFields = ['createdAt', 'name', 'form', 'category'] as const
const dayMs = 86_400_000

const leadConditions = (filter: ListQuery['filter']): Prisma.LeadWhereInput => {
  const { text, texts, flag, instant } = parseFilter(filter)
  const [q, ids, siteIds, statuses, to] = [text('q'), texts('ids'), texts('siteIds'), texts('status'), instant('to')]
  const isDay = (text('to') ?? '').length === 10
  return {
    AND: [
      { id: ids ? { in: ids } : undefined },
      { siteId: text('siteId') ?? undefined },
      { siteId: siteIds ? { in: siteIds } : undefined },
      statuses ? enquiriesInStages(statuses) : {},
      {
        form: text('form') ?? undefined,
        category: text('category') ?? undefined,
        carId: text('carId') ?? undefined,
        organisationId: text('organisationId') ?? undefined,
      },
      { suspicious: flag('suspicious') ?? undefined },
      { createdAt: { gte: instant('from') ?? undefined } },
      // A day as the end includes all of it.
      { createdAt: to ? { lt: isDay ? new Date(to.getTime() + dayMs) : to } : undefined },
      q ? leadSearch(q) : {},
    ],
  }
}

/** A lead in a list, with the car that its person bought. */
export interface ListedLead extends LeadRow {
  /** Name of the car of the sale that its conversation led to, which may be another than it asked about; null without a sale. */
  readonly soldCarName: string | null
  /** Stock number or plate of the car that it asked about if another car has its name; otherwise null. */
  readonly carNumber: string | null
  readonly soldCarNumber: string | null
}

/** Adds the cars of their sales to leads, and what tells cars of one name apart. */
const withCars = async (tx: Transaction, leads: readonly LeadRow[]): Promise<ListedLead[]> => {
  const sold = leads.flatMap(({ status, conversationId }) => (status === 'sold' && conversationId !== null ? conversationId : []))
  const deals =
    sold.length === 0
      ? []
      : await tx.deal.findMany({
          where: { organisationId: { in: leads.map(({ organisationId }) => organisationId) }, conversationId: { in: sold }, endedAt: null },
          orderBy: { closedAt: 'desc' },
          select: { organisationId: true, conversationId: true, carId: true, carName: true },
        })
  const numberOf = await carNumbers(tx, [...leads, ...deals])
  return leads.map((lead) => {
    const { organisationId, conversationId } = lead
    const deal = deals.find((each) => each.organisationId === organisationId && each.conversationId === conversationId)
    return { ...lead, soldCarName: deal?.carName ?? null, carNumber: numberOf(lead), soldCarNumber: deal ? numberOf(deal) : null }
  })
}

/**
 * Leads of a scope, latest first. Filters: q, ids, status, siteId, siteIds, organisationId, form, category, carId, suspicious, from, to.
 */
export const listLeads = (scope: Scope, query: ListQuery): Promise<ListResult<ListedLead>> => {
  const where = leadConditions(query.filter)
  const { limit, offset } = listPage(query)
  const order = query.sort?.order === 'ASC' ? 'asc' : 'desc'
  const field = sortFields.find((name) => name === query.sort?.field) ?? 'createdAt'
  const orderBy = query.sort?.field === 'status' ? { conversation: { stage: order } as const } : { [field]: order }
  return scope.transaction(async (tx) => {
    const rows = await tx.lead.findMany({
      where,
      include: leadRelations,
      orderBy: [orderBy, { id: 'asc' }],
      take: limit,
      skip: offset,
    })
    const total = await tx.lead.count({ where })
    return { rows: await withCars(tx, rows.map(toLead)), total }
  })
}
