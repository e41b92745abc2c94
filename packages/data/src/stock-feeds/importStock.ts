import { isInStock } from '@forecourt/rules/entities/isInStock'
import { carStage } from '@forecourt/rules/stock/carStage'
import type { Actor } from '../Actor'
import { appendAudit } from '../audit/appendAudit'
import { notifyChange } from '../changes/notifyChange'
import type { Scope } from '../createDatabase'
import { listedOnSites, liveSites } from '../stock/list/listedOn'
import type { Transaction } from '../Transaction'
import { applyPlan } from './applyPlan'
import { emptiedProblems, emptiedText, judgeEmptied, keepEmptied } from './emptiedValues'
import type { FeedBatch, FeedProblem } from './FeedCar'
import { type FeedRun, type FeedTrigger, type ImportCounts, toFeedRun } from './FeedRun'
import { enqueueHeldMail, wasHeldMailQueued } from './heldMail'
import { type ImportPlan, planImport } from './planImport'
import { type PlannedCars, plannedCars, type ReportedCar } from './plannedCars'
import { type StockFeed, toStockFeed } from './StockFeed'
import { digitLimit, type ExceededLimit, exceededLimits } from './safetyLimits'
import { holdSuspiciousChanges } from './suspiciousChanges'
import { type CarOffSale, listOffSale, takeOffSale } from './takeOffSale'

/** A parsed file of a feed. */
export interface StockImport {
  readonly feedId: string
  /** Its rows. If the iteration fails, nothing is changed and the import rejects with the same error. */
  readonly batches: AsyncIterable<FeedBatch> | Iterable<FeedBatch>
  /** Headings in use: read by the mapping, or decided about by a user. */
  readonly headings: readonly string[]
  /** Unread headings with entries, about which no user has decided; final once the batches have ended. */
  readonly undecided?: () => readonly string[]
  /** Whether the file is the complete stock: missing cars are withdrawn. */
  readonly isWhole: boolean
  /** dry: preview only; hold: store the file until a user applies it; forced: skip all approval checks. */
  readonly mode: 'dry' | 'apply' | 'hold' | 'forced'
  readonly trigger: FeedTrigger
  /** The stored file, from which a held run is applied. */
  readonly fileId: string | null
  /** Creation time of the file, if known. ISO in UTC. */
  readonly madeAt: string | null
  readonly actor: Actor
  /** ISO in UTC. */
  readonly now: string
}

/** Result of an import or a dry run. */
export interface ImportReport extends Pick<PlannedCars, 'addedStages' | 'unpriced' | 'changed' | 'gone'> {
  readonly added: readonly ReportedCar[]
  /** Null for a dry run, and for a scheduled run without changes. */
  readonly run: FeedRun | null
  readonly outcome: 'dry' | 'applied' | 'unchanged' | 'held'
  readonly counts: ImportCounts
  readonly exceededLimits: readonly ExceededLimit[]
  readonly problems: readonly FeedProblem[]
  readonly problemCount: number
  /** Numbers of rows whose cars are imported as they are, and whose cars wait for a user's answer. */
  readonly ready: number
  readonly waiting: number
}

const mostProblems = 500
const dayMs = 86_400_000
const weekMs = 7 * dayMs
/** Statuses of a file that is held, or was reviewed by a user. */
const heldBefore = { in: ['held', 'discarded'] }
/** Fifty thousand cars take a minute; on a busy machine up to ten. Milliseconds. */
const importTimeoutMs = 900_000

/** Headings that matter to the cars of a file. A car may wait for an undecided one. */
const allHeadings = ({ headings, undecided }: StockImport): readonly string[] => [...headings, ...(undecided?.() ?? [])]

const checkLimits = async (
  tx: Transaction,
  stock: StockImport,
  { rows, present }: ImportPlan,
  { counts, markedUnavailable, prices, losses }: Pick<PlannedCars, 'counts' | 'markedUnavailable' | 'prices' | 'losses'>,
  { maxWithdrawnPercent, isFirst }: { readonly maxWithdrawnPercent: number; readonly isFirst: boolean },
): Promise<ExceededLimit[]> => {
  const { feedId, now, isWhole, madeAt } = stock
  const applied = await tx.stockFeedRun.findMany({
    where: { feedId, status: { in: ['applied', 'unchanged'] }, isWhole: true },
    orderBy: { startedAt: 'desc' },
    take: 200,
    select: { rows: true, startedAt: true, headings: true, madeAt: true },
  })
  return exceededLimits({
    ...{ isFirst, isWhole, rows, present, markedUnavailable, maxWithdrawnPercent, prices, losses, madeAt },
    headings: allHeadings(stock),
    undecided: stock.undecided?.() ?? [],
    gone: counts.gone - markedUnavailable,
    recentRows: applied.filter(({ startedAt }) => startedAt.getTime() > Date.parse(now) - weekMs).map((run) => run.rows),
    headingsBefore: isWhole ? (applied[0]?.headings ?? []) : [],
    madeAtBefore: applied[0]?.madeAt?.toISOString() ?? null,
  })
}

/** Warnings about single values. */
const valueLimits = ({ suspiciousChanges }: ImportPlan, emptied: ImportPlan['emptied']): ExceededLimit[] => {
  const digits = new Set(suspiciousChanges.map(({ row }) => row)).size
  const message = emptiedText(emptied)
  return [...(digits > 0 ? [digitLimit(digits)] : []), ...(message === null ? [] : [{ kind: 'values', message } as const])]
}

const auditSummary = (name: string, { added, changed, gone }: ImportCounts) =>
  `Imported ${name}: ${added} added, ${changed} changed, ${gone} withdrawn`

/** New cars as reported: one for sale that no site lists has the reasons (CFG-12). */
const reportedAdded = async (
  tx: Transaction,
  { organisationId, dealershipId }: Pick<StockFeed, 'organisationId' | 'dealershipId'>,
  added: PlannedCars['added'],
  now: string,
): Promise<ReportedCar[]> => {
  const sites = added.length === 0 ? [] : await liveSites(tx, [organisationId], null)
  return added.map(({ status, reserved, preorder, carType, showOnDealerWebsite, photoCount, ...named }) => {
    const car = { ...named, stage: carStage({ status, reserved, preorder }) }
    const images = Array.from({ length: photoCount }, () => ({ key: '', alt: '' }))
    const listable = { organisationId, dealershipId, status, carType, showOnDealerWebsite, images, soldAt: null }
    const { on, notOn } = isInStock({ status }) ? listedOnSites(listable, sites, now) : { on: [], notOn: [] }
    return on.length > 0 || notOn.length === 0 ? car : { ...car, notOn }
  })
}

/** Rows whose cars are imported as they are, and rows whose cars wait, of all rows of a file. */
const rowsByOutcome = (rows: number, problems: readonly FeedProblem[]): Pick<ImportReport, 'ready' | 'waiting'> => {
  const problemRows = (isOne: (problem: FeedProblem) => boolean | undefined) => new Set(problems.filter(isOne).map(({ row }) => row)).size
  return { ready: rows - problemRows(({ refused, waits }) => refused || waits), waiting: problemRows(({ waits }) => waits) }
}

const storeRun = async (
  tx: Transaction,
  organisationId: string,
  stock: StockImport,
  result: Omit<ImportReport, 'run' | 'outcome'>,
  status: 'applied' | 'unchanged' | 'held',
  finishedAt = new Date(),
): Promise<FeedRun> => {
  const { gone: withdrawn, ...counts } = result.counts
  return toFeedRun(
    await tx.stockFeedRun.create({
      data: {
        organisationId,
        feedId: stock.feedId,
        fileId: stock.fileId,
        trigger: stock.trigger,
        status,
        isWhole: stock.isWhole,
        ...{ ...counts, withdrawn },
        exceededLimits: result.exceededLimits.map((limit) => ({ ...limit })),
        problems: result.problems.map((problem) => ({ ...problem })),
        headings: [...allHeadings(stock)],
        madeAt: stock.madeAt === null ? null : new Date(stock.madeAt),
        authorName: stock.actor.name,
        startedAt: new Date(stock.now),
        finishedAt,
      },
    }),
  )
}

/**
 * Stores a held run. A file that arrived by itself is reported by email and in the audit: when the feed starts to wait, then once a
 * day, however often a file is fetched. A file with the same content as the waiting one isn't stored again.
 */
const holdFile = async (
  tx: Transaction,
  feed: Parameters<typeof enqueueHeldMail>[1] & { readonly name: string },
  stock: StockImport,
  result: Omit<ImportReport, 'run' | 'outcome'>,
): Promise<FeedRun> => {
  const { feedId, fileId, trigger, actor, now } = stock
  const isByUser = trigger === 'user'
  const orderBy = [{ startedAt: 'desc' }, { finishedAt: 'desc' }] as const
  const last = await tx.stockFeedRun.findFirst({ where: { feedId }, orderBy: [...orderBy] })
  const isSame = last?.status === 'held' && last.fileId !== null && last.fileId === fileId
  // The feed's own waiting file stays if the new one can't be read or was uploaded by a user.
  const before = await tx.stockFeedRun.findFirst({
    where: { feedId, status: { not: 'refused' }, NOT: { status: 'held', trigger: 'user' } },
    orderBy: [...orderBy],
  })
  const wasHeld =
    fileId !== null && (await tx.stockFeedRun.count({ where: { feedId, fileId, trigger: { not: 'user' }, status: heldBefore } })) > 0
  const isNew = before?.status !== 'held' && !wasHeld
  const isReported = !isByUser && (isNew || !(await wasHeldMailQueued(tx, feed, new Date(Date.parse(now) - dayMs))))
  const run = isSame ? toFeedRun(last) : await storeRun(tx, feed.organisationId, stock, result, 'held')
  const [limit] = result.exceededLimits
  if (!isSame && (isByUser || isReported))
    await appendAudit(tx, {
      organisationId: feed.organisationId,
      actor,
      action: 'feed.hold',
      target: feedId,
      summary: limit ? `Held a file from ${feed.name} for review: ${limit.message}` : `Uploaded a file for ${feed.name}, to be reviewed`,
      detail: { runId: run.id, exceededLimits: result.exceededLimits.map(({ message }) => message) },
    })
  // A user who uploads a file sees the result.
  if (isReported) await enqueueHeldMail(tx, feed, { runId: run.id, now })
  return run
}

/** Nothing, as the result of a file. */
const noResult = {
  exceededLimits: [],
  added: [],
  addedStages: {},
  unpriced: [],
  changed: [],
  gone: [],
  problems: [],
  problemCount: 0,
  ready: 0,
  waiting: 0,
}

/**
 * Takes the cars off sale that a held file marks as sold, reserved or not for sale, as a run of its own before the held one. The rest of
 * the file waits for a user (CAR-05).
 */
const takeMarkedCars = async (
  tx: Transaction,
  { organisationId, name }: { readonly organisationId: string; readonly name: string },
  stock: StockImport,
  cars: readonly CarOffSale[],
): Promise<void> => {
  if (cars.length === 0) return
  const { feedId, actor, now } = stock
  const gone = cars.filter(({ isWithdrawn }) => isWithdrawn).length
  const counts = { rows: cars.length, added: 0, changed: cars.length - gone, unchanged: 0, gone, refused: 0 }
  const part = { ...stock, isWhole: false, headings: [], undecided: () => [], madeAt: null }
  const run = await storeRun(tx, organisationId, part, { ...noResult, counts }, 'applied', new Date(Date.now() - 1))
  await takeOffSale(tx, { organisationId, feedId, runId: run.id, now }, cars)
  await appendAudit(tx, {
    ...{ organisationId, actor, action: 'feed.import', target: feedId },
    summary: `Took ${cars.length === 1 ? 'a car' : `${cars.length} cars`} off sale that a held file from ${name} marks as sold, reserved or not for sale`,
    detail: { runId: run.id, ...counts },
  })
  await notifyChange(tx, { kind: 'stock', organisationId })
}

/**
 * Imports a file of a feed, atomically, or previews it (ENT-01). A suspicious file is held for a user unless forced. A lock allows one
 * import per feed. Null if there is no such feed.
 */
export const importStock = (scope: Scope, stock: StockImport): Promise<ImportReport | null> =>
  scope.transaction(
    async (tx) => {
      const { feedId, mode, actor, now } = stock
      await tx.$queryRaw`select id from stock_feeds where id = ${feedId} for update`
      const feed = await tx.stockFeed.findFirst({ where: { id: feedId } })
      if (!feed) return null
      const { organisationId, name } = feed
      const isFirst = !feed.reviewed && stock.trigger === 'schedule'
      const mayAdd = mode === 'forced' || (mode === 'apply' && !isFirst)
      if (mayAdd) await tx.$executeRaw`savepoint before_rows`
      const plan = await planImport(tx, toStockFeed(feed), { ...stock, mayAdd })
      const planned = await plannedCars(tx, plan)
      const fileLimits = await checkLimits(tx, stock, plan, planned, { ...feed, isFirst })
      // A user who applies a file has seen each change.
      const { kept, others: emptiedByMost } = judgeEmptied(plan.emptied)
      const unusual = [...plan.suspiciousChanges, ...emptiedProblems(kept)]
      const holdsUnusualOnly = mode === 'apply' && fileLimits.length + emptiedByMost.length === 0 && unusual.length > 0
      const exceededLimits = holdsUnusualOnly ? [] : [...fileLimits, ...valueLimits(plan, mode === 'apply' ? emptiedByMost : plan.emptied)]
      if (holdsUnusualOnly) {
        await holdSuspiciousChanges(tx)
        await keepEmptied(tx, kept)
      }
      const {
        counts: ofCars,
        touched,
        added,
        addedStages,
        unpriced,
        changed,
        gone,
      } = holdsUnusualOnly ? await plannedCars(tx, plan) : planned
      const problems = holdsUnusualOnly ? [...plan.problems, ...unusual] : plan.problems
      const counts = { rows: plan.rows, ...ofCars, refused: problems.filter(({ refused }) => refused).length }
      const result = {
        counts,
        exceededLimits,
        added: await reportedAdded(tx, feed, stock.trigger === 'user' ? added : [], now),
        addedStages,
        unpriced,
        changed,
        gone,
        problems: problems.slice(0, mostProblems),
        problemCount: problems.length,
        ...rowsByOutcome(plan.rows, problems),
      }
      if (mode === 'dry') return { run: null, outcome: 'dry', ...result }
      if (mode === 'hold' || (mode === 'apply' && exceededLimits.length > 0)) {
        // A car that is sold doesn't stay for sale until the rest of its file is reviewed. An older file says nothing about today.
        const isCurrent = mode === 'apply' && !exceededLimits.some(({ kind }) => kind === 'older')
        const offSale = isCurrent ? await listOffSale(tx, plan, feed.maxWithdrawnPercent) : []
        // Rolls back cars that were inserted while parsing.
        if (mayAdd) await tx.$executeRaw`rollback to savepoint before_rows`
        await takeMarkedCars(tx, feed, stock, offSale)
        return { run: await holdFile(tx, feed, stock, result), outcome: 'held', ...result }
      }
      if (stock.trigger === 'user') await tx.stockFeed.updateMany({ where: { id: feedId, reviewed: false }, data: { reviewed: true } })
      if (touched + plan.rowProblems.size + plan.resolvedProblems.length === 0) {
        // Scheduled runs without changes aren't stored, as they would fill the history.
        const run = stock.trigger === 'user' ? await storeRun(tx, organisationId, stock, result, 'unchanged') : null
        return { run, outcome: 'unchanged', ...result }
      }
      const run = await storeRun(tx, organisationId, stock, result, 'applied')
      await applyPlan(tx, { organisationId, feedId, runId: run.id, now }, plan)
      await appendAudit(tx, {
        organisationId,
        actor,
        action: 'feed.import',
        target: feedId,
        summary: auditSummary(name, result.counts),
        detail: { runId: run.id, ...result.counts },
      })
      if (counts.added + counts.changed + counts.gone > 0) await notifyChange(tx, { kind: 'stock', organisationId })
      return { run, outcome: 'applied', ...result }
    },
    { timeoutMs: importTimeoutMs },
  )
