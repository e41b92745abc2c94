import { valuationStates } from '@forecourt/rules/valuations/Valuation'
import type { Scope } from '../createDatabase'
import type { Prisma } from '../generated/client'
import { escapeLike, listPage } from '../lists/listSql'
import { type ListQuery, type ListResult, parseFilter } from '../lists/parseFilter'
import type { Transaction } from '../Transaction'
import { type StoredValuation, toValuation } from './StoredValuation'

/** A valuation for staff, with its lead and site. */
export interface ValuationRecord extends StoredValuation {
  readonly organisationId: string
  readonly siteName: string
  readonly revision: number
  readonly offerReason: string | null
  readonly sentAt: string
  readonly acceptedAt: string | null
  readonly stockCarId: string | null
  readonly lead: {
    readonly id: string
    readonly name: string
    readonly phone: string
    readonly email: string
    readonly locationId: string | null
  } | null
}

type Row = Prisma.ValuationGetPayload<{ include: { vehicle: true } }>

/** Filters by the displayed state, which depends on the expiry. */
const stateWhere = (state: string | null, now: Date): Prisma.ValuationWhereInput => {
  if (!valuationStates.some((each) => each === state)) return {}
  if (state === 'expired') return { state: 'valued', validUntil: { lte: now } }
  if (state === 'valued') return { state: 'valued', OR: [{ validUntil: null }, { validUntil: { gt: now } }] }
  return { state: state ?? undefined }
}

const textConditions = (q: string | null): Prisma.ValuationWhereInput => {
  if (!q) return {}
  const has = { contains: escapeLike(q), mode: 'insensitive' as const }
  return { vehicle: { OR: [{ plate: has }, { vin: has }, { make: has }, { model: has }] } }
}

const withNames = async (tx: Transaction, rows: readonly Row[], now: string): Promise<ValuationRecord[]> => {
  const ids = (pick: (row: Row) => string | null) => [...new Set(rows.flatMap((row) => pick(row) ?? []))]
  const [leads, sites, cars] = await Promise.all([
    tx.lead.findMany({
      where: { id: { in: ids(({ leadId }) => leadId) } },
      select: { id: true, name: true, lastName: true, phone: true, email: true, locationId: true },
    }),
    tx.site.findMany({ where: { id: { in: ids(({ siteId }) => siteId) } }, select: { id: true, name: true } }),
    tx.car.findMany({ where: { id: { in: ids(({ carId }) => carId) } }, select: { id: true, slug: true, name: true } }),
  ])
  return rows.map((row) => {
    const lead = leads.find(({ id }) => id === row.leadId)
    return {
      ...toValuation(row, cars.find(({ id }) => id === row.carId) ?? null, now),
      organisationId: row.organisationId,
      siteName: sites.find(({ id }) => id === row.siteId)?.name ?? '',
      revision: row.revision,
      offerReason: row.offerReason,
      sentAt: (row.sentAt ?? row.createdAt).toISOString(),
      acceptedAt: row.acceptedAt?.toISOString() ?? null,
      stockCarId: row.stockCarId,
      lead: lead
        ? {
            id: lead.id,
            name: [lead.name, lead.lastName].filter(Boolean).join(' '),
            phone: lead.phone,
            email: lead.email,
            locationId: lead.locationId,
          }
        : null,
    }
  })
}

/** Sent valuations of a scope, latest first. Filters: q (plate, VIN, make or model), state, organisationId, leadId. */
export const listValuations = (
  scope: Scope,
  query: ListQuery,
  siteIds: readonly string[] | null,
  now: string,
): Promise<ListResult<ValuationRecord>> => {
  const { text } = parseFilter(query.filter)
  const where: Prisma.ValuationWhereInput = {
    AND: [
      { sentAt: { not: null } },
      { organisationId: text('organisationId') ?? undefined, leadId: text('leadId') ?? undefined },
      { siteId: siteIds ? { in: [...siteIds] } : undefined },
      stateWhere(text('state'), new Date(now)),
      textConditions(text('q')),
    ],
  }
  const { limit, offset } = listPage(query)
  return scope.transaction(async (tx) => {
    const rows = await tx.valuation.findMany({
      where,
      include: { vehicle: true },
      orderBy: [{ sentAt: query.sort?.order === 'ASC' ? 'asc' : 'desc' }, { id: 'asc' }],
      take: limit,
      skip: offset,
    })
    return { rows: await withNames(tx, rows, now), total: await tx.valuation.count({ where }) }
  })
}

/** One valuation; null if the scope has none. */
export const getValuation = (scope: Scope, id: string, now: string): Promise<ValuationRecord | null> =>
  scope.transaction(async (tx) => {
    const row = await tx.valuation.findFirst({ where: { id, sentAt: { not: null } }, include: { vehicle: true } })
    return row && ((await withNames(tx, [row], now))[0] ?? null)
  })
