import { sameJson } from '@forecourt/schema/sameJson'
import type { Actor } from '../Actor'
import { appendAudit } from '../audit/appendAudit'
import type { Scope } from '../createDatabase'
import { type ListedOn, listedOn } from '../stock/list/listedOn'
import type { CarValues } from './CarValues'
import { type FeedRun, type FeedTrigger, toFeedRun } from './FeedRun'

/** A change of one car by a run. */
export interface FeedRunChange {
  readonly carId: string
  readonly name: string
  readonly stockNumber: string
  readonly kind: 'added' | 'changed' | 'withdrawn'
  readonly before: CarValues
  readonly after: CarValues
  /** Why no site lists an added car that is for sale, by site; omitted for others. */
  readonly notOn?: ListedOn['notOn']
}

const newestFirst = [{ startedAt: 'desc' }, { finishedAt: 'desc' }] as const

/** Runs of a feed, newest first. */
export const listFeedRuns = (
  scope: Scope,
  feedId: string,
  { offset, limit }: { readonly offset: number; readonly limit: number },
): Promise<{ runs: FeedRun[]; total: number }> =>
  scope.transaction(async (tx) => {
    const runs = await tx.stockFeedRun.findMany({ where: { feedId }, orderBy: [...newestFirst], skip: offset, take: limit })
    return { runs: runs.map(toFeedRun), total: await tx.stockFeedRun.count({ where: { feedId } }) }
  })

/** A run with its first few hundred changes; null if there is none. */
export const getFeedRun = (scope: Scope, feedId: string, runId: string): Promise<{ run: FeedRun; changes: FeedRunChange[] } | null> =>
  scope.transaction(async (tx) => {
    const run = await tx.stockFeedRun.findFirst({ where: { id: runId, feedId } })
    if (!run) return null
    const changes = await tx.$queryRaw<FeedRunChange[]>`
      select change.car_id as "carId", car.name, car.stock_number as "stockNumber", change.kind, change.before, change.after
      from stock_feed_changes change join cars car on car.organisation_id = change.organisation_id and car.id = change.car_id
      where change.run_id = ${runId} order by change.kind, car.name, car.stock_number limit 500`
    return { run: toFeedRun(run), changes }
  })

/** Changes of a run in which added cars have the reasons why no site lists them (CFG-12). */
export const withReasonsNotListed = async (
  scope: Scope,
  changes: readonly FeedRunChange[],
  siteIds: readonly string[] | null,
  now: string,
): Promise<FeedRunChange[]> => {
  const added = changes.flatMap(({ kind, carId }) => (kind === 'added' ? [carId] : []))
  const listed = new Map((added.length === 0 ? [] : await listedOn(scope, added, siteIds, now)).map((each) => [each.id, each]))
  return changes.map((change) => {
    const { on = [], notOn = [], isForSale = false } = listed.get(change.carId) ?? {}
    return change.kind === 'added' && isForSale && on.length === 0 && notOn.length > 0 ? { ...change, notOn } : change
  })
}

/** Stores a run for a file that can't be parsed. */
export const refuseFeedFile = (
  scope: Scope,
  refused: {
    readonly feedId: string
    readonly fileId: string | null
    readonly trigger: FeedTrigger
    readonly isWhole: boolean
    readonly message: string
    readonly actor: Actor
    readonly now: string
  },
): Promise<FeedRun | null> =>
  scope.transaction(async (tx) => {
    const { feedId, fileId, trigger, isWhole, message, actor, now } = refused
    const feed = await tx.stockFeed.findFirst({ where: { id: feedId } })
    if (!feed) return null
    const { organisationId, name } = feed
    const run = await tx.stockFeedRun.create({
      data: {
        organisationId,
        feedId,
        fileId,
        trigger,
        status: 'refused',
        isWhole,
        exceededLimits: [{ kind: 'unreadable', message }],
        authorName: actor.name,
        startedAt: new Date(now),
        finishedAt: new Date(),
      },
    })
    await appendAudit(tx, {
      organisationId,
      actor,
      action: 'feed.refuse',
      target: feedId,
      summary: `Could not read a file from ${name}: ${message}`,
      detail: { runId: run.id },
    })
    return toFeedRun(run)
  })

/** Marks a held or refused run as reviewed, once; applying its file is a run of its own. False if the run isn't waiting. */
export const resolveHeldRun = (
  scope: Scope,
  {
    feedId,
    runId,
    actor,
    now,
    audit,
  }: { readonly feedId: string; readonly runId: string; readonly actor: Actor; readonly now: string; readonly audit: boolean },
): Promise<boolean> =>
  scope.transaction(async (tx) => {
    const updated = await tx.stockFeedRun.updateMany({
      where: { id: runId, feedId, status: { in: ['held', 'refused'] } },
      data: { status: 'discarded', settledBy: actor.name, settledAt: new Date(now) },
    })
    const feed = await tx.stockFeed.findFirst({ where: { id: feedId } })
    if (updated.count === 1 && audit && feed)
      await appendAudit(tx, {
        organisationId: feed.organisationId,
        actor,
        action: 'feed.discard',
        target: feedId,
        summary: `Discarded a file from ${feed.name}`,
        detail: { runId },
      })
    return updated.count === 1
  })

/** Whether a feed has any run. */
export const hasRun = (scope: Scope, feedId: string): Promise<boolean> =>
  scope.transaction(async (tx) => (await tx.stockFeedRun.findFirst({ where: { feedId }, select: { id: true } })) !== null)

/** Whether a feed has an applied run that wasn't undone. */
export const hasApplied = (scope: Scope, feedId: string): Promise<boolean> =>
  scope.transaction(
    async (tx) => (await tx.stockFeedRun.findFirst({ where: { feedId, status: 'applied' }, select: { id: true } })) !== null,
  )

/**
 * Number of rows of a file if it was the last one applied, completely, without problems, and nothing changed since: importing it again
 * would change nothing. Null otherwise.
 */
export const rowsAppliedLast = (scope: Scope, feedId: string, fileId: string): Promise<number | null> =>
  scope.transaction(async (tx) => {
    const last = await tx.stockFeedRun.findFirst({ where: { feedId }, orderBy: [...newestFirst] })
    const isClean = last?.fileId === fileId && last.status === 'applied' && last.isWhole && sameJson(last.problems, [])
    if (!last || !isClean) return null
    // Rows to be compared again, such as after a mapping change, have no hash.
    const stale = await tx.stockFeedCar.findFirst({ where: { feedId, hash: '' }, select: { carId: true } })
    return stale ? null : last.rows
  })
