import { schemaVersion } from '@forecourt/schema/json-schema/configSchema'
import type { ConfigProblem } from '@forecourt/schema/layers/Layer'
import { appendAudit } from '../../audit/appendAudit'
import type { Scope } from '../../createDatabase'
import { storedValues } from '../../layers/storedValues'
import { lockDraft } from '../../sites/lockDraft'
import { auditedWarnings } from '../../sites/versions/auditedWarnings'
import { violatedRule } from '../../violatedRule'
import { checkedSnapshot } from '../checkedSnapshot'
import type { Publication } from '../publishDraft'
import { type Schedule, toSchedule } from './Schedule'
import { timeProblem } from './timeProblem'

export interface NewSchedule extends Publication {
  /** ISO in UTC. */
  readonly publishAt: string
  /** The waiting publication whose place it takes. */
  readonly replaces: string | null
  /** ISO in UTC. */
  readonly now: string
}

export type ScheduleResult =
  | { readonly ok: true; readonly schedule: Schedule }
  | { readonly ok: false; readonly reason: 'time' | 'taken' | 'conflict'; readonly message: string }
  | { readonly ok: false; readonly reason: 'invalid'; readonly problems: readonly ConfigProblem[] }
  | { readonly ok: false; readonly reason: 'notFound' }

const taken: ScheduleResult = {
  ok: false,
  reason: 'taken',
  message: 'A publication is waiting for this site already. Look at it first, then change or replace it.',
}

/**
 * Has a draft go live at a time to come, as it is now: what is edited later stays in the draft. It must be fit to be published now;
 * whether it still is, is polled until it is due.
 */
export const schedulePublication = async (
  scope: Scope,
  { siteId, note, expectedRevision, expectedVersion, actor, publishAt, replaces, now }: NewSchedule,
): Promise<ScheduleResult> => {
  const message = timeProblem(publishAt, now)
  if (message) return { ok: false, reason: 'time', message }
  try {
    return await scope.transaction(async (tx): Promise<ScheduleResult> => {
      // Before the site, as the worker takes them: two that wait for each other would both be undone.
      await tx.$queryRaw`select 1 from scheduled_publications where site_id = ${siteId} and status = 'waiting' for update`
      const draft = await lockDraft(tx, siteId)
      if (!draft) return { ok: false, reason: 'notFound' }
      const checked = await checkedSnapshot(tx, draft, { expectedRevision, expectedVersion }, 'schedule')
      if (!checked.ok) return checked

      const { organisationId } = draft
      const waiting = await tx.scheduledPublication.findFirst({ where: { siteId, status: 'waiting' } })
      if (waiting && waiting.id !== replaces) return taken
      if (waiting)
        await tx.scheduledPublication.update({
          where: { organisationId_id: { organisationId, id: waiting.id } },
          data: { status: 'cancelled', message: `${actor.name} scheduled a newer draft instead.`, settledAt: new Date(now) },
        })
      const schedule = await tx.scheduledPublication.create({
        data: {
          organisationId,
          siteId,
          publishAt: new Date(publishAt),
          expectedRevision,
          expectedVersion,
          schemaVersion,
          values: storedValues(draft.values),
          checkedAt: new Date(now),
          checkedVersion: expectedVersion,
          note,
          authorId: actor.userId,
          authorName: actor.name,
          createdAt: new Date(now),
        },
      })
      await appendAudit(tx, {
        organisationId,
        siteId,
        actor,
        action: 'site.schedule',
        target: siteId,
        summary: `Scheduled the draft of ${draft.name} to go live`,
        detail: {
          publishAt,
          revision: expectedRevision,
          note,
          ...auditedWarnings(checked.warnings),
          ...(waiting ? { replaces: waiting.publishAt.toISOString() } : {}),
        },
      })
      return { ok: true, schedule: toSchedule(schedule) }
    })
  } catch (error) {
    if (violatedRule(error)?.rule === 'unique') return taken
    throw error
  }
}
