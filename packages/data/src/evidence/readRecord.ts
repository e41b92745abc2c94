import { changeSentences } from '@forecourt/rules/car/form/changeSentences'
import type { Country } from '@forecourt/rules/records/kinds/countryTerms'
import type { Database } from '../createDatabase'
import { Prisma } from '../generated/client'
import { organisationCountry } from '../organisations/organisationCountry'
import { type CarHistoryEntry, type FieldChanges, historyEntries } from '../stock/history/listCarHistory'
import type { Transaction } from '../Transaction'

/** What was recorded about a site at an instant. */
export interface SiteRecord {
  /** The version that was live. */
  readonly version: {
    readonly number: number
    readonly hash: string
    readonly authorName: string
    readonly note: string
    readonly publishedAt: string
  } | null
  /** The dealer's IANA time zone at the time. */
  readonly timeZone: string
  /** The last changes of what the site shows before the instant, latest first. */
  readonly changes: readonly RecordedChange[]
  /** The last changes of the page's cars before the instant, latest first. */
  readonly carChanges: readonly RecordedChange[]
  /** The first changes of both after the instant until now, earliest first. */
  readonly later: {
    /** Now, ISO in UTC. */
    readonly until: string
    readonly changes: readonly RecordedChange[]
    readonly carChanges: readonly RecordedChange[]
    /** Number of further changes, which are not listed. */
    readonly more: number
  }
  /** E-mails and text messages about the page's car or from its form, sent in the day before the instant, without recipients. */
  readonly messages: readonly { readonly kind: string; readonly at: string }[]
  /** Number of the site's other messages of that day. */
  readonly otherMessages: number
}

/** A change by a user or a program. */
export interface RecordedChange {
  readonly at: string
  readonly authorName: string
  readonly action: string
  /** The change as sentences, one for each value. */
  readonly sentences: readonly string[]
  /** As stored: a sentence, or the values before and after. */
  readonly change: unknown
}

interface RecordQuery {
  readonly organisationId: string
  readonly siteId: string
  readonly version: number
  /** Path of the page. */
  readonly path: string
  /** Cars on the page: its own, or those that it lists. */
  readonly carIds: readonly string[]
  /** The instant, ISO in UTC. */
  readonly at: string
  /** ISO in UTC. */
  readonly now: string
}

const maxChanges = 50

/** Subjects of audit actions whose entries are about what pages show. Those of leads, bookings and payments have names of customers. */
const shownSubjects = [
  'site',
  'layer',
  'location',
  'dealership',
  'offer',
  'post',
  'redirect',
  'domain',
  'lender',
  'charge',
  'image',
  'compliance',
  'feed',
]
/** Those of records that all sites of an organisation show, and whose entries name no site. */
const sharedSubjects = ['location', 'dealership', 'offer', 'post', 'lender', 'charge']
const dayMs = 86_400_000

type AuditRow = Prisma.AuditEntryGetPayload<object>

const isAbout = (subjects: readonly string[]): Prisma.AuditEntryWhereInput => ({
  OR: subjects.map((subject) => ({ action: { startsWith: `${subject}.` } })),
})

const shownAudit = ({ organisationId, siteId }: RecordQuery, at: Prisma.DateTimeFilter): Prisma.AuditEntryWhereInput => ({
  organisationId,
  at,
  OR: [
    { siteId, ...isAbout(shownSubjects) },
    { siteId: null, ...isAbout(sharedSubjects) },
  ],
  NOT: { action: { endsWith: '.saveDraft' } },
})

const auditChange = ({ at, actorName, action, summary, detail }: AuditRow): RecordedChange => {
  const { changes = [] } = (detail ?? {}) as { readonly changes?: unknown }
  const sentences = Array.isArray(changes) ? changes.filter((change) => typeof change === 'string') : []
  return { at: at.toISOString(), authorName: actorName, action, sentences: [summary, ...sentences], change: summary }
}

interface CarRow extends Omit<CarHistoryEntry, 'at'> {
  readonly at: Date
  readonly carName: string
}

/** What a reader needs to understand changes of cars. */
interface CarNames {
  readonly country: Country
  readonly locations: ReadonlyMap<string, string>
  /** Whether the page has several cars, so that each change names its own. */
  readonly isNamed: boolean
}

const carSentences = ({ action, changes }: CarRow, { country, locations }: CarNames): string[] =>
  action === 'create' ? ['Added'] : changeSentences(changes as FieldChanges, country, locations)

const carChange = (row: CarRow, names: CarNames): RecordedChange => ({
  at: row.at.toISOString(),
  authorName: row.source === 'feed' ? `Feed “${row.sourceName}”` : row.sourceName,
  action: row.action,
  sentences: carSentences(row, names).map((sentence) => (names.isNamed ? `${row.carName}: ${sentence}` : sentence)),
  change: row.changes,
})

/** Changes of the page's cars by users and feeds, before or after an instant. */
const carRows = (tx: Transaction, { organisationId, carIds, at }: RecordQuery, isLater: boolean): Promise<CarRow[]> => {
  if (carIds.length === 0) return Promise.resolve([])
  const entries = Prisma.sql`(
    select car.name as "carName", entry.* from cars car
    cross join lateral ${historyEntries(Prisma.sql`car.organisation_id`, Prisma.sql`car.id`)}
    where car.organisation_id = ${organisationId} and car.id = any(${[...carIds]})
  ) changed`
  const instant = new Date(at)
  return isLater
    ? tx.$queryRaw<CarRow[]>`select * from ${entries} where at > ${instant} order by at, number limit ${maxChanges}`
    : tx.$queryRaw<CarRow[]>`select * from ${entries} where at <= ${instant} order by at desc, number desc limit ${maxChanges}`
}

const countLaterCarChanges = async (tx: Transaction, { organisationId, carIds, at }: RecordQuery): Promise<number> => {
  if (carIds.length === 0) return 0
  const [counted] = await tx.$queryRaw<{ count: number }[]>`
    select count(*)::int as count from cars car
    cross join lateral ${historyEntries(Prisma.sql`car.organisation_id`, Prisma.sql`car.id`)}
    where car.organisation_id = ${organisationId} and car.id = any(${[...carIds]}) and entry.at > ${new Date(at)}`
  return counted?.count ?? 0
}

const allCarChanges = async (tx: Transaction, query: RecordQuery) => {
  const { organisationId, carIds } = query
  const [before, after] = [await carRows(tx, query, false), await carRows(tx, query, true)]
  const places = await tx.location.findMany({ where: { organisationId }, select: { id: true, name: true } })
  const names: CarNames = {
    country: await organisationCountry(tx, organisationId),
    locations: new Map(places.map(({ id, name }) => [id, name])),
    isNamed: carIds.length > 1,
  }
  return {
    before: before.map((row) => carChange(row, names)),
    after: after.map((row) => carChange(row, names)),
    more: (await countLaterCarChanges(tx, query)) - after.length,
  }
}

/** Whether an enquiry was sent from a page; its address is as the browser sent it. */
const isFrom = (url: string | null | undefined, path: string): boolean =>
  url !== null && url !== undefined && URL.canParse(url) && new URL(url).pathname === path

const sentMessages = async (tx: Transaction, { organisationId, siteId, path, carIds, at }: RecordQuery) => {
  const until = new Date(at)
  const sent = await tx.outboxMessage.findMany({
    where: { organisationId, siteId, deliveredAt: { lte: until, gte: new Date(until.getTime() - dayMs) } },
    select: { kind: true, deliveredAt: true, lead: { select: { carId: true, url: true } } },
    orderBy: { deliveredAt: 'desc' },
  })
  const [ownCar = null] = carIds.length === 1 ? carIds : []
  const about = sent.filter(({ lead }) => lead && ((ownCar !== null && lead.carId === ownCar) || isFrom(lead.url, path)))
  return {
    messages: about.slice(0, maxChanges).flatMap(({ kind, deliveredAt }) => (deliveredAt ? [{ kind, at: deliveredAt.toISOString() }] : [])),
    otherMessages: sent.length - about.length,
  }
}

/** Time zone in a published config of any age. */
const timeZoneIn = (config: unknown): string | null => {
  const { identity } = (config ?? {}) as { readonly identity?: { readonly timeZone?: unknown } }
  return typeof identity?.timeZone === 'string' ? identity.timeZone : null
}

/** Who changed what before and after an instant, and what was sent before (CFG-12). */
export const readRecord = (db: Database, query: RecordQuery): Promise<SiteRecord> =>
  db.forOrganisation(query.organisationId).transaction(async (tx) => {
    const { organisationId, siteId, version, at } = query
    const live = await tx.version.findFirst({ where: { organisationId, siteId, number: version } })
    const order = (direction: 'asc' | 'desc') => [{ at: direction }, { id: direction }]
    const where = shownAudit(query, { lte: new Date(at) })
    const before = await tx.auditEntry.findMany({ where, orderBy: order('desc'), take: maxChanges })
    const whereLater = shownAudit(query, { gt: new Date(at) })
    const after = await tx.auditEntry.findMany({ where: whereLater, orderBy: order('asc'), take: maxChanges })
    const more = (await tx.auditEntry.count({ where: whereLater })) - after.length
    const cars = await allCarChanges(tx, query)
    return {
      version: live && {
        number: live.number,
        hash: live.hash,
        authorName: live.authorName,
        note: live.note,
        publishedAt: live.publishedAt.toISOString(),
      },
      timeZone: timeZoneIn(live?.config) ?? 'UTC',
      changes: before.map(auditChange),
      carChanges: cars.before,
      later: { until: query.now, changes: after.map(auditChange), carChanges: cars.after, more: more + cars.more },
      ...(await sentMessages(tx, query)),
    }
  })
