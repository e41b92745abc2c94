import type { Database } from '../createDatabase'

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
  /** The last changes of what the site shows before the instant, latest first. */
  readonly changes: readonly RecordedChange[]
  /** The last changes of the page's car before the instant, latest first. */
  readonly carChanges: readonly RecordedChange[]
  /** E-mails of the site's leads sent in the day before the instant, without recipients. */
  readonly messages: readonly { readonly kind: string; readonly at: string }[]
}

/** A change by a user or a program. */
export interface RecordedChange {
  readonly at: string
  readonly authorName: string
  readonly action: string
  /** As stored: a sentence, or the values before and after. */
  readonly change: unknown
}

interface RecordQuery {
  readonly organisationId: string
  readonly siteId: string
  readonly version: number
  /** The address of the page's car; null for other pages. */
  readonly carSlug: string | null
  /** The instant, ISO in UTC. */
  readonly at: string
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
  'image',
  'compliance',
  'feed',
]
const dayMs = 86_400_000

/** Who changed what before an instant, and what was sent (CFG-12). */
export const readRecord = (db: Database, { organisationId, siteId, version, carSlug, at }: RecordQuery): Promise<SiteRecord> =>
  db.forOrganisation(organisationId).transaction(async (tx) => {
    const until = new Date(at)
    const live = await tx.version.findFirst({ where: { organisationId, siteId, number: version } })
    const audit = await tx.auditEntry.findMany({
      where: {
        ...{ organisationId, siteId, at: { lte: until } },
        OR: shownSubjects.map((subject) => ({ action: { startsWith: `${subject}.` } })),
        NOT: { action: { endsWith: '.saveDraft' } },
      },
      orderBy: [{ at: 'desc' }, { id: 'desc' }],
      take: maxChanges,
    })
    const history =
      carSlug === null
        ? []
        : await tx.carHistory.findMany({
            where: { organisationId, at: { lte: until }, car: { slug: carSlug } },
            orderBy: { id: 'desc' },
            take: maxChanges,
          })
    const messages = await tx.outboxMessage.findMany({
      where: { organisationId, siteId, deliveredAt: { lte: until, gte: new Date(until.getTime() - dayMs) } },
      select: { kind: true, deliveredAt: true },
      orderBy: { deliveredAt: 'desc' },
      take: maxChanges,
    })
    return {
      version: live && {
        number: live.number,
        hash: live.hash,
        authorName: live.authorName,
        note: live.note,
        publishedAt: live.publishedAt.toISOString(),
      },
      changes: audit.map(({ at, actorName, action, summary }) => ({
        at: at.toISOString(),
        authorName: actorName,
        action,
        change: summary,
      })),
      carChanges: history.map(({ at, authorName, action, changes }) => ({ at: at.toISOString(), authorName, action, change: changes })),
      messages: messages.flatMap(({ kind, deliveredAt }) => (deliveredAt ? [{ kind, at: deliveredAt.toISOString() }] : [])),
    }
  })
