import type { Database } from '../../createDatabase'
import type { Transaction } from '../../Transaction'
import { checkScheduled } from './checkScheduled'
import { enqueueScheduleMail } from './enqueueScheduleMail'

const hourMs = 3_600_000

/** People are reminded so many hours ahead. */
const remindedAhead = [24, 1]

interface Looking {
  /** ISO in UTC. */
  readonly now: string
  /** Looks at all of them, whenever that was done last: rules may have changed with the program. */
  readonly all?: boolean
  onError?(error: unknown, id: string): void
}

/** Those not looked at for an hour, or not since another version went live or a layer was released. */
const idsToCheck = (tx: Transaction, now: Date, all: boolean) =>
  tx.$queryRaw<{ id: string }[]>`
    select scheduled.id from scheduled_publications scheduled
    join sites site on site.organisation_id = scheduled.organisation_id and site.id = scheduled.site_id
    where scheduled.status = 'waiting' and scheduled.publish_at > ${now} and (
      ${all} or scheduled.checked_at is null or scheduled.checked_at < ${new Date(now.getTime() - hourMs)}
      or scheduled.checked_version is distinct from site.live_version
      or exists (select from layers where layers.updated_at > scheduled.checked_at)
    )
    order by scheduled.publish_at, scheduled.id`

/** Checks one and notes when. */
const check = async (tx: Transaction, id: string, now: Date): Promise<void> => {
  if (await checkScheduled(tx, id)) await tx.scheduledPublication.updateMany({ where: { id }, data: { checkedAt: now } })
}

/** Reminds people of what is about to go live; of what was scheduled shortly before they need no reminder. */
const remind = async (tx: Transaction, now: Date): Promise<void> => {
  for (const hours of remindedAhead) {
    const rows = await tx.$queryRaw<{ id: string; organisationId: string; siteId: string; authorId: string | null }[]>`
      update scheduled_publications set reminded = ${hours}
      where status = 'waiting' and publish_at > ${now} and publish_at <= ${new Date(now.getTime() + hours * hourMs)}
        and (reminded is null or reminded > ${hours}) and created_at < publish_at - make_interval(hours => ${hours * 2})
      returning id, organisation_id as "organisationId", site_id as "siteId", author_id as "authorId"`
    for (const row of rows) await enqueueScheduleMail(tx, row, 'reminder')
  }
}

/**
 * Looks ahead: what would be refused at its time is found while it can still be mended, and people are reminded of what is about to go
 * live. Each is looked at in a transaction of its own; however many workers do this, everybody is told once.
 */
export const watchWaitingPublications = async (db: Database, { now, all = false, onError }: Looking): Promise<void> => {
  const instant = new Date(now)
  const ids = await db.platform.transaction((tx) => idsToCheck(tx, instant, all))
  for (const { id } of ids) await db.platform.transaction((tx) => check(tx, id, instant)).catch((error: unknown) => onError?.(error, id))
  await db.platform.transaction((tx) => remind(tx, instant))
}
