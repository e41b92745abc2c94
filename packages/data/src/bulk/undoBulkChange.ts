import { describeValue } from '@forecourt/schema/diff/describeValue'
import { isRecord } from '@forecourt/schema/isRecord'
import { valueAt } from '@forecourt/schema/layers/ListItem'
import { removeValue } from '@forecourt/schema/layers/removeValue'
import { setValue } from '@forecourt/schema/layers/setValue'
import type { SchemaNode } from '@forecourt/schema/SchemaNode'
import { sameJson } from '@forecourt/schema/sameJson'
import { settingAt } from '@forecourt/schema/settingAt'
import type { Actor } from '../Actor'
import { appendAudit } from '../audit/appendAudit'
import { notifyChange } from '../changes/notifyChange'
import type { Scope } from '../createDatabase'
import { lockDraft } from '../sites/lockDraft'
import { writeDraft } from '../sites/writeDraft'

interface BulkChangeSummary {
  readonly bulkId: string
  readonly pointer: string
  /** The setting's path as text. */
  readonly where: string
  /** The new value as text; null for list items, which `where` names. */
  readonly value: string | null
  readonly authorName: string
  readonly changedAt: string
  readonly sites: readonly { readonly siteId: string; readonly name: string; readonly published: boolean; readonly undone: boolean }[]
}

/** A new value as text; null for records, such as list items. */
const valueText = (node: SchemaNode | undefined, after: unknown): string | null => {
  if (after === null || after === undefined) return 'the template’s'
  return node === undefined || isRecord(after) || Array.isArray(after) ? null : describeValue(node, after)
}

const maxRows = 2_000

/** Bulk changes of a scope, latest first, with the sites they reached. */
export const listBulkChanges = (scope: Scope): Promise<BulkChangeSummary[]> =>
  scope.transaction(async (tx) => {
    const rows = await tx.bulkChangeSite.findMany({
      orderBy: [{ changedAt: 'desc' }, { siteId: 'asc' }],
      take: maxRows,
      include: { site: { select: { name: true } } },
    })
    const bulkIds = [...new Set(rows.map(({ bulkId }) => bulkId))].slice(0, 30)
    return bulkIds.flatMap((bulkId) => {
      const own = rows.filter((row) => row.bulkId === bulkId)
      const [first] = own
      if (!first) return []
      const { pointer, authorName, changedAt, before, after } = first
      // A list item is named by its text, which is in the stored value.
      const item = isRecord(after) && after.removed !== true ? after : isRecord(before) ? before : after
      const setting = settingAt(pointer, setValue({}, pointer, item))
      const where = setting?.where ?? pointer
      const value = valueText(setting?.node, after)
      const sites = own.map(({ siteId, site, toVersion, undoneAt }) => ({
        siteId,
        name: site.name,
        published: toVersion !== null,
        undone: undoneAt !== null,
      }))
      return [{ bulkId, pointer, where, value, authorName, changedAt: changedAt.toISOString(), sites }]
    })
  })

export interface UndoneBulkChange {
  readonly outcome: 'undone' | 'kept'
  readonly message: string | null
  /** Whether an earlier version is live again. */
  readonly isLiveChanged: boolean
}

export interface BulkChangeToUndo {
  readonly bulkId: string
  readonly siteId: string
  /** Whether the user may publish an earlier version again. */
  readonly mayPublish: boolean
  readonly actor: Actor
}

const leftAsIs = (message: string): UndoneBulkChange => ({ outcome: 'kept', message, isLiveChanged: false })

/**
 * Undoes a bulk change at one site: restores the earlier value in the draft, unless the setting was changed since. If the change was
 * published and is still live, the version before it goes live again.
 */
export const undoBulkChange = (scope: Scope, { bulkId, siteId, mayPublish, actor }: BulkChangeToUndo): Promise<UndoneBulkChange> =>
  scope.transaction(async (tx) => {
    const site = await lockDraft(tx, siteId)
    const entry = site && (await tx.bulkChangeSite.findFirst({ where: { bulkId, siteId, organisationId: site.organisationId } }))
    if (!site || !entry) return leftAsIs('The change did not reach this site.')
    if (entry.undoneAt) return leftAsIs('It was already undone.')
    const { organisationId, values, revision, liveVersion, name } = site
    const { pointer, before, after, fromVersion, toVersion } = entry
    if (!sameJson(valueAt(values, pointer) ?? null, after ?? null))
      return leftAsIs(`${site.updatedBy ?? 'Someone'} has changed the setting since.`)
    const isLiveChanged = toVersion !== null && liveVersion === toVersion
    if (isLiveChanged && !mayPublish) return leftAsIs('It was published. Someone who can publish can undo it.')

    const next = before === null ? removeValue(values, pointer) : setValue(values, pointer, before)
    const written = await writeDraft(tx, { siteId, values: next, expectedRevision: revision, actor })
    if (!written.ok) return leftAsIs(written.reason === 'refused' ? (written.problems[0]?.message ?? '') : 'The draft could not be saved.')
    await tx.bulkChangeSite.updateMany({ where: { organisationId, bulkId, siteId }, data: { undoneAt: new Date() } })
    if (isLiveChanged) {
      await tx.site.updateMany({ where: { organisationId, id: siteId }, data: { liveVersion: fromVersion } })
      await notifyChange(tx, { kind: 'site', organisationId, siteId })
    }
    await appendAudit(tx, {
      organisationId,
      siteId,
      actor,
      action: 'site.undoBulkChange',
      target: siteId,
      summary: `Undid a bulk change in the draft of ${name}${isLiveChanged ? `, and went back to version ${fromVersion}` : ''}`,
      detail: { bulkId, pointer, ...(isLiveChanged && { version: fromVersion, replaces: toVersion }) },
    })
    return {
      outcome: 'undone',
      message: toVersion !== null && !isLiveChanged ? 'A later version is live, so it stays.' : null,
      isLiveChanged,
    }
  })
