import { countedNoun } from '@forecourt/rules/text/singularNoun'
import { sameJson } from '@forecourt/schema/sameJson'
import type { Actor } from '../Actor'
import { appendAudit } from '../audit/appendAudit'
import { notifyChange } from '../changes/notifyChange'
import type { Scope } from '../createDatabase'
import type { Transaction } from '../Transaction'
import type { CarValues } from './CarValues'
import { currentCarValues } from './currentCarValues'
import { type FeedRun, toFeedRun } from './FeedRun'
import { requestPhotos } from './requestPhotos'
import { writeCarValues } from './writeCarValues'

export type UndoResult = { readonly ok: true; readonly run: FeedRun } | { readonly ok: false; readonly message: string }

interface Change {
  readonly carId: string
  readonly kind: 'added' | 'changed' | 'withdrawn'
  readonly before: CarValues & { readonly photos?: readonly string[] }
  readonly after: CarValues & { readonly photos?: readonly string[] }
}

const withdrawn = { status: 'withdrawn', reserved: false }

/** Values for the undo of one car's change: fields still as the run left them are restored; later changes stay. */
const undoValues = ({ kind, before, after }: Change, now: CarValues): CarValues => {
  if (kind === 'added') return now.status === 'withdrawn' || (now.status === 'sold' && after.status !== 'sold') ? {} : withdrawn
  const { photos: _photos, ...values } = before
  return Object.fromEntries(
    Object.entries(values).filter(([field]) => sameJson(now[field as keyof CarValues] ?? null, after[field as keyof CarValues] ?? null)),
  )
}

const restoreLinks = async (tx: Transaction, feedId: string, changes: readonly Change[], now: string) => {
  const rows = changes.map(({ carId, kind, before }) => {
    const { photos = null, ...valuesBefore } = kind === 'added' ? { ...withdrawn, photos: null } : before
    return { car_id: carId, feed_values: valuesBefore, photos, removed_at: kind === 'added' ? now : null }
  })
  // Without a hash, the row counts as changed next time.
  await tx.$executeRaw`
    update stock_feed_cars link
    set hash = '', feed_values = link.feed_values || next.feed_values, photos = coalesce(next.photos, link.photos), removed_at = next.removed_at
    from jsonb_populate_recordset(null::stock_feed_cars, ${JSON.stringify(rows)}::jsonb) next
    where link.feed_id = ${feedId} and link.car_id = next.car_id`
}

/**
 * Removes the cars that the run added, unless they were used since: changed by a user or another feed, or named by an enquiry, a booking,
 * a reservation, a payment or a sale. Those stay, withdrawn.
 */
const removeAdded = (tx: Transaction, feedId: string, runId: string) => tx.$executeRaw`
  delete from cars car using stock_feed_changes change
  where change.run_id = ${runId} and change.kind = 'added' and car.status = 'withdrawn'
    and car.organisation_id = change.organisation_id and car.id = change.car_id
    and not exists (select from car_history used where used.organisation_id = car.organisation_id and used.car_id = car.id)
    and not exists (
      select from stock_feed_cars used where used.organisation_id = car.organisation_id and used.car_id = car.id and used.feed_id <> ${feedId}
    )
    and not exists (select from leads used where used.organisation_id = car.organisation_id and used.car_id = car.id)
    and not exists (select from phone_reveals used where used.organisation_id = car.organisation_id and used.car_id = car.id)
    and not exists (select from bookings used where used.organisation_id = car.organisation_id and used.car_id = car.id)
    and not exists (select from reservations used where used.organisation_id = car.organisation_id and used.car_id = car.id)
    and not exists (select from payment_requests used where used.organisation_id = car.organisation_id and used.car_id = car.id)
    and not exists (select from checkouts used where used.organisation_id = car.organisation_id and used.car_id = car.id)
    and not exists (select from deals used where used.organisation_id = car.organisation_id and used.car_id = car.id)
    and not exists (
      select from valuations used where used.organisation_id = car.organisation_id and car.id in (used.car_id, used.stock_car_id)
    )`

/**
 * Undoes a run atomically: removes added cars (withdraws those in use), restores withdrawn ones and changed fields. Only the feed's last run
 * can be undone; pauses the feed, as its next fetch would repeat the changes (ENT-01).
 */
export const undoImport = (
  scope: Scope,
  { feedId, runId, actor, now }: { readonly feedId: string; readonly runId: string; readonly actor: Actor; readonly now: string },
): Promise<UndoResult | null> =>
  scope.transaction(
    async (tx) => {
      await tx.$queryRaw`select id from stock_feeds where id = ${feedId} for update`
      const feed = await tx.stockFeed.findFirst({ where: { id: feedId } })
      const run = await tx.stockFeedRun.findFirst({ where: { id: runId, feedId } })
      if (!feed || !run) return null
      const { organisationId } = feed
      if (run.status !== 'applied') return { ok: false, message: 'Only a completed import can be undone.' }
      const last = await tx.stockFeedRun.findFirst({
        where: { feedId, status: 'applied' },
        orderBy: [{ startedAt: 'desc' }, { finishedAt: 'desc' }],
      })
      if (last?.id !== runId) return { ok: false, message: 'There is a later import. Undo that one first.' }

      const changes = await tx.$queryRaw<
        Change[]
      >`select car_id as "carId", kind, before, after from stock_feed_changes where run_id = ${runId}`
      const values = await currentCarValues(
        tx,
        changes.map(({ carId }) => carId),
      )
      await writeCarValues(
        tx,
        changes.map((change) => ({ carId: change.carId, after: undoValues(change, values.get(change.carId) ?? {}) })),
        now,
      )
      await restoreLinks(tx, feedId, changes, now)
      await requestPhotos(
        tx,
        organisationId,
        changes.flatMap(({ carId, before }) => (before.photos ? [{ carId, photos: before.photos }] : [])),
        now,
      )
      await removeAdded(tx, feedId, runId)
      const updated = await tx.stockFeedRun.update({
        where: { organisationId_id: { organisationId, id: runId } },
        data: { status: 'undone', settledBy: actor.name, settledAt: new Date(now) },
      })
      await tx.stockFeed.update({ where: { organisationId_id: { organisationId, id: feedId } }, data: { paused: true } })
      await appendAudit(tx, {
        organisationId,
        actor,
        action: 'feed.undo',
        target: feedId,
        summary: `Undid an import from ${feed.name} of ${countedNoun(changes.length, 'cars')}, and paused the feed`,
        detail: { runId },
      })
      await notifyChange(tx, { kind: 'stock', organisationId })
      return { ok: true, run: toFeedRun(updated) }
    },
    { timeoutMs: 300_000 },
  )
