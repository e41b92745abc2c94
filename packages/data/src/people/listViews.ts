import type { Actor } from '../Actor'
import { appendAudit } from '../audit/appendAudit'
import type { Scope } from '../createDatabase'
import type { Prisma } from '../generated/client'
import type { ListView, SavedList } from '../lists/ListView'

type Caller = { readonly list: SavedList; readonly userId: string; readonly organisationId: string | null }

/** Items of the list, as text. */
const listNames: { readonly [List in SavedList]: string } = { stock: 'cars', inbox: 'conversations', fleet: 'dealers' }

/** A user's own views of a list in an organisation (or of staff) and the shared ones, sorted by name. */
export const listViews = (scope: Scope, { list, userId, organisationId }: Caller): Promise<ListView[]> =>
  scope.transaction(async (tx) => {
    const rows = await tx.listView.findMany({
      where: { organisationId, list, OR: [{ userId }, { shared: true }] },
      orderBy: [{ name: 'asc' }, { id: 'asc' }],
    })
    return rows.map(({ id, name, shared, view, userId: ownerId }) => ({
      id,
      organisationId,
      name,
      shared,
      own: ownerId === userId,
      view: view as object,
    }))
  })

interface SaveOptions extends Caller {
  /** Id of an existing view; omitted for a new one. */
  readonly id?: string
  readonly name: string
  readonly shared: boolean
  readonly view: object
  readonly actor: Actor
}

/** Maximum number of views per user and organisation. */
const maxViews = 50

export type SaveViewResult = { readonly ok: true; readonly id: string } | { readonly ok: false; readonly reason: 'notFound' | 'many' }

/** Saves a view. Names are unique per user and organisation: an existing name is overwritten. */
export const saveView = (
  scope: Scope,
  { id, list, userId, organisationId, name, shared, view, actor }: SaveOptions,
): Promise<SaveViewResult> =>
  scope.transaction(async (tx) => {
    const own = { list, userId, organisationId }
    const before = await tx.listView.findFirst({ where: id === undefined ? { ...own, name } : { ...own, id } })
    if (id !== undefined && !before) return { ok: false, reason: 'notFound' }
    if (!before && (await tx.listView.count({ where: own })) >= maxViews) return { ok: false, reason: 'many' }
    const values = { name, shared, view: view as Prisma.InputJsonObject }
    const saved = before
      ? await tx.listView.update({ where: { id: before.id }, data: { ...values, updatedAt: new Date() } })
      : await tx.listView.create({ data: { ...own, ...values } })
    await appendAudit(tx, {
      organisationId,
      actor,
      action: `${list}.saveView`,
      target: saved.id,
      summary: `Saved the view “${name}” of the list of ${listNames[list]}`,
    })
    return { ok: true, id: saved.id }
  })

/** Deletes a user's own view; false if there is none. */
export const removeView = (
  scope: Scope,
  { id, list, userId, organisationId, actor }: Caller & { id: string; actor: Actor },
): Promise<boolean> =>
  scope.transaction(async (tx) => {
    const view = await tx.listView.findFirst({ where: { id, list, userId, organisationId } })
    if (!view) return false
    await tx.listView.delete({ where: { id } })
    await appendAudit(tx, {
      organisationId,
      actor,
      action: `${list}.removeView`,
      target: id,
      summary: `Removed the view “${view.name}” of the list of ${listNames[list]}`,
    })
    return true
  })
