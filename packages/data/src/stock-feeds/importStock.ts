import type { Actor } from '../Actor'
import { appendAudit } from '../audit/appendAudit'
import { notifyChange } from '../changes/notifyChange'
import type { Scope } from '../createDatabase'
import type { Transaction } from '../Transaction'
import { applyPlan, isChange } from './applyPlan'
import { type Brake, brakesOf } from './brakesOf'
import type { CarValues } from './carChange'
import type { FeedCar, FeedProblem } from './FeedCar'
import { type FeedRun, type FeedTrigger, type ImportCounts, toFeedRun } from './FeedRun'
import { type ImportPlan, planImport } from './planImport'

/** A file of a feed as it was read. */
export interface StockImport {
  readonly feedId: string
  readonly cars: readonly FeedCar[]
  readonly problems: readonly FeedProblem[]
  readonly rows: number
  /** Headings something is taken from. */
  readonly headings: readonly string[]
  /** Whether the file holds all cars of the feed: those it lacks are withdrawn. */
  readonly isWhole: boolean
  /** Dry changes nothing; hold keeps the file until a person applies it; forced asks nobody, however strange the file is. */
  readonly mode: 'dry' | 'apply' | 'hold' | 'forced'
  readonly trigger: FeedTrigger
  /** The kept file, which what is held is applied from. */
  readonly fileId: string | null
  /** When the file was made, where it says so. ISO in UTC. */
  readonly madeAt: string | null
  readonly actor: Actor
  /** ISO in UTC. */
  readonly now: string
}

/** A car in a report. */
export interface ReportedCar {
  readonly row: number | null
  readonly carId: string | null
  readonly name: string
  readonly stockNumber: string
  /** Values of fields that change. */
  readonly before: CarValues
  readonly after: CarValues
  /** Fields the feed would change, where a person's value holds. */
  readonly kept: readonly string[]
}

/** What a file would do, or did. */
export interface ImportReport {
  /** Null for a dry run, and for a scheduled one that changed nothing. */
  readonly run: FeedRun | null
  readonly outcome: 'dry' | 'applied' | 'unchanged' | 'held'
  readonly counts: ImportCounts
  readonly brakes: readonly Brake[]
  readonly problems: readonly FeedProblem[]
  readonly problemCount: number
  /** The first of each. */
  readonly added: readonly ReportedCar[]
  readonly changed: readonly ReportedCar[]
  readonly gone: readonly ReportedCar[]
}

const mostReported = 200
const mostProblems = 500
const weekMs = 7 * 86_400_000
/** Fifty thousand cars are added within a minute; on a machine that is busy with others it may take ten. */
const importTimeoutMs = 900_000

const brakesFor = async (
  tx: Transaction,
  { feedId, now, rows, headings, isWhole, madeAt, trigger }: StockImport,
  plan: ImportPlan,
  { mostGonePercent, reviewed }: { readonly mostGonePercent: number; readonly reviewed: boolean },
): Promise<Brake[]> => {
  const applied = await tx.stockFeedRun.findMany({
    where: { feedId, status: { in: ['applied', 'unchanged'] }, isWhole: true },
    orderBy: { startedAt: 'desc' },
    take: 200,
    select: { rows: true, startedAt: true, headings: true, madeAt: true },
  })
  const cents = ({ driveAwayCents, egcCents }: CarValues) => [driveAwayCents, egcCents].find((each) => typeof each === 'number') ?? null
  return brakesOf({
    isFirst: !reviewed && trigger === 'schedule',
    isWhole,
    rows,
    present: plan.present,
    gone: leavers(plan).length,
    mostGonePercent,
    recentRows: applied.filter(({ startedAt }) => startedAt.getTime() > Date.parse(now) - weekMs).map((run) => run.rows),
    headingsBefore: isWhole ? (applied[0]?.headings ?? []) : [],
    headings,
    prices: plan.changed.flatMap(({ before, after }) => {
      const [was, is] = [cents(before), cents(after)]
      return was !== null && is !== null ? [[was, is] as const] : []
    }),
    madeAt,
    madeAtBefore: applied[0]?.madeAt?.toISOString() ?? null,
  })
}

const countsOf = ({ rows }: StockImport, plan: ImportPlan): ImportCounts => {
  const changed = plan.changed.filter(isChange).length
  return {
    rows,
    added: plan.added.length,
    changed,
    unchanged: plan.unchanged + plan.changed.length - changed,
    gone: leavers(plan).length,
    refused: plan.problems.filter(({ refused }) => refused).length,
  }
}

const reportOf = (plan: ImportPlan): Pick<ImportReport, 'added' | 'changed' | 'gone' | 'problems' | 'problemCount'> => ({
  added: plan.added.slice(0, mostReported).map(({ feedCar: { row, car } }) => ({
    row,
    carId: null,
    name: car.name,
    stockNumber: car.stockNumber,
    before: {},
    after: {},
    kept: [],
  })),
  changed: plan.changed
    .filter((change) => isChange(change) || change.kept.length > 0)
    .slice(0, mostReported)
    .map(({ feedCar: { row, car }, carId, before, after, kept }) => ({
      row,
      carId,
      name: car.name,
      stockNumber: car.stockNumber,
      before,
      after,
      kept,
    })),
  gone: plan.gone
    .slice(0, mostReported)
    .map(({ externalId, carId, name, before, after }) => ({ row: null, carId, name, stockNumber: externalId, before, after, kept: [] })),
  problems: plan.problems.slice(0, mostProblems),
  problemCount: plan.problems.length,
})

/** Cars that are withdrawn: one that was sold may leave the feed without anything happening to it. */
const leavers = ({ gone }: ImportPlan) => gone.filter(({ after }) => Object.keys(after).length > 0)

const isNothing = ({ added, changed, gone, troubled, healed }: ImportPlan) =>
  added.length + changed.length + gone.length + troubled.size + healed.length === 0

const summaryOf = (name: string, { added, changed, gone }: ImportCounts) =>
  `Imported ${name}: ${added} added, ${changed} changed, ${gone} withdrawn`

const keepRun = async (
  tx: Transaction,
  organisationId: string,
  stock: StockImport,
  found: Omit<ImportReport, 'run' | 'outcome'>,
  status: 'applied' | 'unchanged' | 'held',
): Promise<FeedRun> =>
  toFeedRun(
    await tx.stockFeedRun.create({
      data: {
        organisationId,
        feedId: stock.feedId,
        fileId: stock.fileId,
        trigger: stock.trigger,
        status,
        isWhole: stock.isWhole,
        ...found.counts,
        brakes: found.brakes.map((brake) => ({ ...brake })),
        problems: found.problems.map((problem) => ({ ...problem })),
        headings: [...stock.headings],
        madeAt: stock.madeAt === null ? null : new Date(stock.madeAt),
        authorName: stock.actor.name,
        startedAt: new Date(stock.now),
        finishedAt: new Date(),
      },
    }),
  )

/**
 * Takes a file of a feed into the stock, all of it or nothing, or says what it would do (ENT-01). A file that looks wrong is held for a
 * person unless one forces it. One file of a feed is taken at a time. Null when there is no such feed.
 */
export const importStock = (scope: Scope, stock: StockImport): Promise<ImportReport | null> =>
  scope.transaction(
    async (tx) => {
      const { feedId, mode, actor, now } = stock
      await tx.$queryRaw`select id from stock_feeds where id = ${feedId} for update`
      const feed = await tx.stockFeed.findFirst({ where: { id: feedId } })
      if (!feed) return null
      const { organisationId, name } = feed
      const plan = await planImport(tx, feed, stock)
      const brakes = await brakesFor(tx, stock, plan, feed)
      const found = { counts: countsOf(stock, plan), brakes, ...reportOf(plan) }
      if (mode === 'dry') return { run: null, outcome: 'dry', ...found }
      if (mode === 'hold' || (mode === 'apply' && brakes.length > 0)) {
        const last = await tx.stockFeedRun.findFirst({ where: { feedId }, orderBy: [{ startedAt: 'desc' }, { finishedAt: 'desc' }] })
        // The same file again, as from a server that doesn't say whether it changed, waits once.
        if (last?.status === 'held' && last.fileId !== null && last.fileId === stock.fileId)
          return { run: toFeedRun(last), outcome: 'held', ...found }
        const run = await keepRun(tx, organisationId, stock, found, 'held')
        await appendAudit(tx, {
          organisationId,
          actor,
          action: 'feed.hold',
          target: feedId,
          summary: brakes[0] ? `Held a file of ${name}: ${brakes[0].says}` : `Gave ${name} a file, to be looked at`,
          detail: { runId: run.id, brakes: brakes.map(({ says }) => says) },
        })
        return { run, outcome: 'held', ...found }
      }
      if (stock.trigger === 'person') await tx.stockFeed.updateMany({ where: { id: feedId, reviewed: false }, data: { reviewed: true } })
      if (isNothing(plan)) {
        // A feed that is looked at every few minutes would fill its history with nothing.
        const run = stock.trigger === 'person' ? await keepRun(tx, organisationId, stock, found, 'unchanged') : null
        return { run, outcome: 'unchanged', ...found }
      }
      const run = await keepRun(tx, organisationId, stock, found, 'applied')
      await applyPlan(tx, { organisationId, feedId, runId: run.id, now }, plan)
      await appendAudit(tx, {
        organisationId,
        actor,
        action: 'feed.import',
        target: feedId,
        summary: summaryOf(name, found.counts),
        detail: { runId: run.id, ...found.counts },
      })
      if (plan.added.length + plan.gone.length + plan.changed.filter(isChange).length > 0)
        await notifyChange(tx, { kind: 'stock', organisationId })
      return { run, outcome: 'applied', ...found }
    },
    { timeoutMs: importTimeoutMs },
  )
