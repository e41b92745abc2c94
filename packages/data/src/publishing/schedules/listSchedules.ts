import type { ResolvedConfig } from '@forecourt/schema/ResolvedConfig'
import { resolveConfig } from '@forecourt/schema/resolveConfig'
import type { Database, Scope } from '../../createDatabase'
import type { ScheduledPublication } from '../../generated/client'
import { siteLayer } from '../../sites/lockDraft'
import type { SnapshotConflict, SnapshotDecision } from '../../sites/versions/mergeSnapshot'
import type { Transaction } from '../../Transaction'
import { siteForEditing } from '../siteForEditing'

type ScheduleStatus = 'waiting' | 'published' | 'refused' | 'cancelled'

/** Why a pending publication would be refused, detected early. */
export interface ScheduleObstacle {
  readonly kind: 'conflict' | 'invalid'
  readonly message: string
  /** Settings that a newer live version changed differently. */
  readonly conflicts: readonly SnapshotConflict[]
}

/** A scheduled publication, pending or done. */
export interface Schedule {
  readonly id: string
  readonly publishAt: string
  /** The scheduled draft revision. */
  readonly expectedRevision: number
  /** The live version that the user compared with; null before the first publish. */
  readonly expectedVersion: number | null
  readonly note: string
  readonly author: string
  readonly status: ScheduleStatus
  /** Reason of a refusal or cancellation, in a sentence. */
  readonly message: string | null
  /** The published version. */
  readonly version: number | null
  readonly createdAt: string
  readonly settledAt: string | null
  /** Null without an obstacle. */
  readonly obstacle: ScheduleObstacle | null
  /** Decision on settings that changed on both sides. */
  readonly decision: SnapshotDecision | null
}

export const toSchedule = (row: Omit<ScheduledPublication, 'values'>): Schedule => ({
  id: row.id,
  publishAt: row.publishAt.toISOString(),
  expectedRevision: row.expectedRevision,
  expectedVersion: row.expectedVersion,
  note: row.note,
  author: row.authorName,
  status: row.status as ScheduleStatus,
  message: row.message,
  version: row.version,
  createdAt: row.createdAt.toISOString(),
  settledAt: row.settledAt?.toISOString() ?? null,
  obstacle: row.obstacle as unknown as ScheduleObstacle | null,
  decision: row.decision as SnapshotDecision | null,
})

/** A scheduled publication with the data of its emails. */
interface ScheduleOfMail {
  readonly schedule: Schedule
  readonly siteId: string
  readonly siteName: string
  readonly hosts: readonly string[]
  /** Config of the draft, as the site may never have been live. */
  readonly config: ResolvedConfig
}

export const scheduleOfMail = async (db: Database, id: string): Promise<ScheduleOfMail | null> => {
  const row = await db.platform.transaction((tx) => tx.scheduledPublication.findFirst({ where: { id } }))
  const editing = row && (await siteForEditing(db.forOrganisation(row.organisationId), row.siteId))
  if (!row || !editing) return null
  const { site, layers, draft } = editing
  const { config } = resolveConfig([...layers, siteLayer(site.name, draft.values)])
  return { schedule: toSchedule(row), siteId: site.siteId, siteName: site.name, hosts: site.hosts, config }
}

const maxFinished = 20

const findWaiting = async (tx: Transaction, siteId: string): Promise<Schedule | null> => {
  const row = await tx.scheduledPublication.findFirst({ where: { siteId, status: 'waiting' }, omit: { values: true } })
  return row && toSchedule(row)
}

/** The pending publication of a site, and its latest results, latest first. */
export const listSchedules = (
  scope: Scope,
  siteId: string,
): Promise<{ readonly waiting: Schedule | null; readonly settled: readonly Schedule[] }> =>
  scope.transaction(async (tx) => {
    const settled = await tx.scheduledPublication.findMany({
      where: { siteId, status: { not: 'waiting' } },
      orderBy: [{ settledAt: 'desc' }, { createdAt: 'desc' }],
      take: maxFinished,
      omit: { values: true },
    })
    return { waiting: await findWaiting(tx, siteId), settled: settled.map(toSchedule) }
  })

/** The pending publication of a site; null for none. */
export const waitingSchedule = (scope: Scope, siteId: string): Promise<Schedule | null> =>
  scope.transaction((tx) => findWaiting(tx, siteId))

/** How long an unread result is shown. Days. */
const shownDays = 14

/** Result of a site's latest scheduled publication; null if the user has read it. */
export const unreadOutcome = (
  scope: Scope,
  { siteId, userId, now }: { siteId: string; userId: string; now: string },
): Promise<Schedule | null> =>
  scope.transaction(async (tx) => {
    const row = await tx.scheduledPublication.findFirst({
      where: { siteId, status: { in: ['published', 'refused'] }, settledAt: { gt: new Date(Date.parse(now) - shownDays * 86_400_000) } },
      orderBy: [{ settledAt: 'desc' }, { createdAt: 'desc' }],
      omit: { values: true },
    })
    return row && !row.readBy.includes(userId) ? toSchedule(row) : null
  })
