import { valueAt } from '@forecourt/schema/layers/ListItem'
import { migrateValues } from '@forecourt/schema/migrations/migrateValues'
import { sameJson } from '@forecourt/schema/sameJson'
import { settingAt } from '@forecourt/schema/settingAt'
import type { Actor } from '../Actor'
import { appendAudit } from '../audit/appendAudit'
import type { Scope } from '../createDatabase'
import { Prisma } from '../generated/client'
import { weakerLayers } from '../layers/weakerLayers'
import { publishDraft } from '../publishing/publishDraft'
import { lockDraft } from '../sites/lockDraft'
import { auditedWarnings } from '../sites/versions/auditedWarnings'
import { writeDraft } from '../sites/writeDraft'
import type { Transaction } from '../Transaction'
import { applyChange, auditVerb, changedPointer, type SettingChange } from './applyChange'
import { pictureObstacles } from './previewChange'

export interface BulkSettingChange {
  /** Id of the bulk change, the same at all its sites. */
  readonly bulkId: string
  readonly siteId: string
  readonly change: SettingChange
  /** The draft revision that the user saw. */
  readonly expectedRevision: number
  /** Publishes each site after the change if its draft equalled its live version before. */
  readonly publish: boolean
  readonly note: string
  readonly actor: Actor
}

export interface BulkOutcome {
  /** `saved` in the draft, `published` too, `unchanged` if it had the value already, `refused` if it can't be applied. */
  readonly outcome: 'saved' | 'published' | 'unchanged' | 'refused'
  readonly message: string | null
  readonly version: number | null
}

const refused = (message: string): BulkOutcome => ({ outcome: 'refused', message, version: null })

/** A value as stored in a JSON column; undefined becomes null. */
const toJsonColumn = (value: unknown) => (value === undefined ? Prisma.DbNull : (value as Prisma.InputJsonValue))

const isClean = async (tx: Transaction, organisationId: string, siteId: string, liveVersion: number | null, values: unknown) => {
  if (liveVersion === null) return false
  const live = await tx.version.findFirst({
    where: { organisationId, siteId, number: liveVersion },
    select: { values: true, schemaVersion: true },
  })
  return live !== null && sameJson(values, migrateValues(live))
}

/**
 * Changes one setting in one site's draft as part of a bulk change. Publishes it if requested and if the draft has no other unpublished
 * changes. Atomic per site.
 */
export const changeSetting = (scope: Scope, bulk: BulkSettingChange): Promise<BulkOutcome> =>
  scope.transaction(async (tx) => {
    const { bulkId, siteId, change, expectedRevision, actor, note } = bulk
    const draft = await lockDraft(tx, siteId)
    if (!draft) return refused('The site no longer exists.')
    const { organisationId, liveVersion, values, name } = draft
    const key = { organisationId, bulkId, siteId }
    if (await tx.bulkChangeSite.findFirst({ where: key }))
      return { outcome: 'unchanged', message: 'The site was already changed.', version: null }
    if (draft.revision !== expectedRevision)
      return refused(`${draft.updatedBy ?? 'Someone'} changed the draft in the meantime. Check it again.`)
    const weaker = await weakerLayers(tx, draft)
    const { values: next, before, after, obstacle, warnings } = applyChange({ name, weakerLayers: weaker, values }, change)
    const pictures = await pictureObstacles(tx, [{ ...draft, id: siteId }], change)
    const refusal = pictures.get(siteId) ?? obstacle
    if (refusal !== null) return refused(refusal)
    if (sameJson(next, values)) return { outcome: 'unchanged', message: null, version: null }
    const wasClean = await isClean(tx, organisationId, siteId, liveVersion, values)
    const written = await writeDraft(tx, { siteId, values: next, expectedRevision, actor })
    if (!written.ok) return refused(written.reason === 'refused' ? (written.problems[0]?.message ?? '') : 'The draft could not be saved.')

    const pointer = changedPointer(change)
    const where = settingAt(pointer, 'remove' in change ? before.config : after.config)?.where ?? pointer
    await appendAudit(tx, {
      organisationId,
      siteId,
      actor,
      action: 'site.bulkChange',
      target: siteId,
      summary: `${auditVerb(change)} ${where} in the draft of ${name}, with other sites`,
      detail: { bulkId, pointer, revision: written.revision, ...auditedWarnings(warnings) },
    })
    const published =
      bulk.publish && wasClean
        ? await publishDraft(tx, { siteId, note, expectedRevision: written.revision, expectedVersion: liveVersion, actor })
        : null
    const version = published?.ok ? published.version : null
    await tx.bulkChangeSite.createMany({
      data: [
        {
          ...key,
          pointer,
          before: toJsonColumn(valueAt(values, pointer)),
          after: toJsonColumn(valueAt(next, pointer)),
          fromVersion: liveVersion,
          toVersion: version,
          authorId: actor.userId,
          authorName: actor.name,
        },
      ],
    })
    if (version !== null) return { outcome: 'published', message: null, version }
    const message = !bulk.publish
      ? null
      : published === null
        ? 'Its draft has other changes, so it was not published.'
        : 'The draft has other problems, so it was not published.'
    return { outcome: 'saved', message, version: null }
  })
