import { createRedirectTable, maxRedirects, type Redirect } from '@forecourt/rules/routing/redirects/createRedirectTable'
import type { Actor } from '../../Actor'
import { appendAudit } from '../../audit/appendAudit'
import { notifyChange } from '../../changes/notifyChange'
import type { Database } from '../../createDatabase'
import type { Prisma } from '../../generated/client'
import type { Transaction } from '../../Transaction'
import { siteRedirects } from './siteRedirects'
import { type SiteRoutes, siteRoutes } from './siteRoutes'
import { type RedirectRow, type RefusedRedirect, writeRedirects } from './writeRedirects'

interface ChangeOptions {
  readonly organisationId: string
  readonly siteId: string
  readonly actor: Actor
  readonly now: string
}

export interface RedirectsChange extends ChangeOptions {
  /** Target by normalised old path; null removes the redirect. */
  readonly wanted: ReadonlyMap<string, Redirect | null>
  /** Refuses wildcards that match the site's own pages, as in a file for another site. */
  readonly protectsPages?: boolean
  /** False for a dry run, which writes nothing. */
  readonly apply: boolean
  /** Origin of the change, such as a file name; empty for a change by hand. */
  readonly by?: string
  /** Maximum number of redirects of a site. */
  readonly max?: number
}

/** Result of a change or a dry run. */
export interface ChangedRedirects {
  readonly rows: readonly RedirectRow[]
  readonly refused: readonly RefusedRedirect[]
  /** Pages that would be hidden, by old path. */
  readonly hiddenPages: readonly RefusedRedirect[]
  /** Targets without a page, by old path. */
  readonly targetsWithoutPage: readonly RefusedRedirect[]
  /** Id for undo; null if nothing changed. */
  readonly changeId: string | null
}

/** Number of changes of a site that can be undone. */
const maxChanges = 50

const changeText = ({ from, before, after }: RedirectRow): string => {
  if (!after) return `${from} no longer redirects`
  const where = after.to === null ? 'is permanently removed' : `redirects to ${after.to}`
  return `${from} ${where}${before ? ' now' : ''}`
}

/** 'Undone: …' once, however often a change was undone and redone. */
const undoneSummary = (summary: string): string =>
  summary.startsWith('Undone: ') ? `Redone: ${summary.slice('Undone: '.length)}` : `Undone: ${summary.replace(/^Redone: /, '')}`

const auditSummary = (rows: readonly RedirectRow[], by: string): string => {
  const [only] = rows
  if (only && rows.length === 1 && by === '') return changeText(only)
  const added = rows.filter(({ before, after }) => !before && after).length
  const removed = rows.filter(({ after }) => !after).length
  const counts = [
    [added, 'added'],
    [rows.length - added - removed, 'changed'],
    [removed, 'removed'],
  ] as const
  const counted = counts.flatMap(([count, word]) => (count > 0 ? [`${count} ${word}`] : [])).join(', ')
  return `Redirects${by === '' ? '' : ` from ${by}`}: ${counted}`
}

const recordChange = async (
  tx: Transaction,
  { organisationId, siteId, actor, now }: ChangeOptions,
  rows: readonly RedirectRow[],
  counted: { action: string; summary: string },
) => {
  const id = crypto.randomUUID()
  await tx.redirectChange.create({
    data: {
      organisationId,
      siteId,
      id,
      summary: counted.summary,
      rows: rows as unknown as Prisma.InputJsonValue,
      changedAt: now,
      changedBy: actor.name,
    },
  })
  await tx.$executeRaw`
    delete from redirect_changes where organisation_id = ${organisationId} and site_id = ${siteId} and id not in (
      select id from redirect_changes where organisation_id = ${organisationId} and site_id = ${siteId} order by changed_at desc, id limit ${maxChanges})`
  const detail = { changes: rows.slice(0, 20).map(changeText) }
  await appendAudit(tx, { organisationId, siteId, actor, target: siteId, ...counted, detail })
  await notifyChange(tx, { kind: 'redirects', organisationId, siteId })
  return id
}

/** Changed redirects whose target has no page and is no old path of another redirect. */
const listTargetsWithoutPage = async (
  db: Database,
  change: Pick<RedirectsChange, 'organisationId' | 'siteId' | 'wanted'>,
  rows: readonly RedirectRow[],
  routes: SiteRoutes | null,
): Promise<RefusedRedirect[]> => {
  const targets = new Set(rows.flatMap(({ after }) => after?.to ?? []))
  const missing = targets.size > 0 ? await routes?.targetsWithoutPage([...targets]) : undefined
  if (!missing || missing.size === 0) return []
  const others = (await siteRedirects(db, change)).filter(({ from }) => !change.wanted.has(from))
  const table = createRedirectTable([...others, ...rows.flatMap(({ after }) => after ?? [])])
  return rows.flatMap(({ from, after }) => {
    const path = missing.get(after?.to ?? '')
    return path === undefined || table.find(path) !== null ? [] : [{ from, message: `No page at ${path}.` }]
  })
}

/** Longer for bulk work than for a request. Milliseconds. */
const timeoutMs = 60_000

/** Changes a site's redirects, or previews the change; active within a second. */
export const changeRedirects = async (db: Database, change: RedirectsChange): Promise<ChangedRedirects> => {
  const { organisationId, siteId, actor, now, apply, by = '', max = maxRedirects } = change
  const routes = await siteRoutes(db, siteId, now)
  const wildcards = change.protectsPages ? [...change.wanted.keys()].filter((from) => from.endsWith('*')) : []
  const protectedPages = (wildcards.length > 0 ? await routes?.hiddenPages(wildcards) : undefined) ?? new Map<string, string>()
  const wanted = new Map([...change.wanted].filter(([from]) => !protectedPages.has(from)))
  const ownTarget = routes?.ownTarget ?? (() => null)
  const done = await db.forOrganisation(organisationId).transaction(
    async (tx) => {
      const written = await writeRedirects(tx, { organisationId, siteId, by: actor.name, now, wanted, ownTarget, apply, max })
      const changeId =
        apply && written.rows.length > 0
          ? await recordChange(tx, change, written.rows, { action: 'redirect.change', summary: auditSummary(written.rows, by) })
          : null
      return { ...written, changeId }
    },
    { timeoutMs },
  )
  const hiddenPages =
    (await routes?.hiddenPages(done.rows.flatMap(({ from, after }) => (after ? [from] : [])))) ?? new Map<string, string>()
  const refused = [
    ...done.refused,
    ...[...protectedPages].map(([from, message]) => ({ from, message: `${message} Add it manually if this is intended.` })),
  ]
  const targetsWithoutPage = await listTargetsWithoutPage(db, change, done.rows, routes)
  return { ...done, refused, targetsWithoutPage, hiddenPages: [...hiddenPages].map(([from, message]) => ({ from, message })) }
}

/** Result of an undo; `leftAsIs` are old paths that were changed since, or would form a loop. */
export interface UndoneRedirects {
  readonly undone: number
  readonly leftAsIs: readonly string[]
}

/** Undoes a whole change. Null if there is no such change, or it was undone already. */
export const undoRedirects = async (
  db: Database,
  { changeId, ...change }: ChangeOptions & { readonly changeId: string },
): Promise<UndoneRedirects | null> => {
  const { organisationId, siteId, actor, now } = change
  const ownTarget = (await siteRoutes(db, siteId, now))?.ownTarget ?? (() => null)
  return db.forOrganisation(organisationId).transaction(
    async (tx) => {
      const claimed = await tx.redirectChange.updateMany({
        where: { organisationId, siteId, id: changeId, undoneAt: null },
        data: { undoneAt: now },
      })
      if (claimed.count === 0) return null
      const done = await tx.redirectChange.findFirstOrThrow({ where: { organisationId, siteId, id: changeId } })
      const rows = done.rows as unknown as readonly RedirectRow[]
      const froms = rows.map(({ from }) => from)
      const current = new Map(
        (
          await tx.$queryRaw<Redirect[]>`
            select from_path as "from", to_path as "to", code from redirects
            where organisation_id = ${organisationId} and site_id = ${siteId} and from_path = any(${froms}::text[])`
        ).map((row) => [row.from, row]),
      )
      const isUnchangedSince = ({ from, after }: RedirectRow) => {
        const stored = current.get(from)
        return stored?.to === after?.to && stored?.code === after?.code
      }
      const wanted = new Map(rows.filter(isUnchangedSince).map(({ from, before }) => [from, before]))
      const written = await writeRedirects(tx, {
        organisationId,
        siteId,
        by: actor.name,
        now,
        wanted,
        ownTarget,
        apply: true,
        max: maxRedirects,
      })
      const leftAsIs = [...rows.filter((row) => !isUnchangedSince(row)), ...written.refused].map(({ from }) => from)
      await recordChange(tx, change, written.rows, { action: 'redirect.undo', summary: undoneSummary(done.summary) })
      return { undone: written.rows.length, leftAsIs }
    },
    { timeoutMs },
  )
}
