import type { Actor } from '../../Actor'
import { appendAudit } from '../../audit/appendAudit'
import type { Scope } from '../../createDatabase'
import type { Prisma } from '../../generated/client'
import type { StockView } from './StockView'

type Caller = { readonly userId: string; readonly organisationId: string | null }

/** A person's own views of the stock list in an organisation, or staff's, with those others share there, by name. */
export const listStockViews = (scope: Scope, { userId, organisationId }: Caller): Promise<StockView[]> =>
  scope.transaction(async (tx) => {
    const rows = await tx.stockView.findMany({
      where: { organisationId, OR: [{ userId }, { shared: true }] },
      orderBy: [{ name: 'asc' }, { id: 'asc' }],
    })
    return rows.map(({ id, name, shared, view, userId: whose }) => ({
      id,
      organisationId,
      name,
      shared,
      own: whose === userId,
      view: view as object,
    }))
  })

interface Saving extends Caller {
  /** Of the view to change; a new one without. */
  readonly id?: string
  readonly name: string
  readonly shared: boolean
  readonly view: object
  readonly actor: Actor
}

/** The most views one person keeps in an organisation. */
const mostViews = 50

export type SaveViewResult = { readonly ok: true; readonly id: string } | { readonly ok: false; readonly reason: 'notFound' | 'many' }

/** Keeps a view under its name, which a person has once in an organisation: the same name again changes it. */
export const saveStockView = (scope: Scope, { id, userId, organisationId, name, shared, view, actor }: Saving): Promise<SaveViewResult> =>
  scope.transaction(async (tx) => {
    const own = { userId, organisationId }
    const before = await tx.stockView.findFirst({ where: id === undefined ? { ...own, name } : { ...own, id } })
    if (id !== undefined && !before) return { ok: false, reason: 'notFound' }
    if (!before && (await tx.stockView.count({ where: own })) >= mostViews) return { ok: false, reason: 'many' }
    const values = { name, shared: shared && organisationId !== null, view: view as Prisma.InputJsonObject }
    const saved = before
      ? await tx.stockView.update({ where: { id: before.id }, data: { ...values, updatedAt: new Date() } })
      : await tx.stockView.create({ data: { ...own, ...values } })
    await appendAudit(tx, { organisationId, actor, action: 'stock.view', target: saved.id, summary: `Kept the list of cars “${name}”` })
    return { ok: true, id: saved.id }
  })

/** Forgets a view of one's own; false where there is none. */
export const removeStockView = (
  scope: Scope,
  { id, userId, organisationId, actor }: Caller & { id: string; actor: Actor },
): Promise<boolean> =>
  scope.transaction(async (tx) => {
    const view = await tx.stockView.findFirst({ where: { id, userId, organisationId } })
    if (!view) return false
    await tx.stockView.delete({ where: { id } })
    await appendAudit(tx, { organisationId, actor, action: 'stock.view', target: id, summary: `Removed the list of cars “${view.name}”` })
    return true
  })
