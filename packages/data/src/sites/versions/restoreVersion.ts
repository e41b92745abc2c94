import { migrateValues } from '@forecourt/schema/migrations/migrateValues'
import type { Actor } from '../../Actor'
import { appendAudit } from '../../audit/appendAudit'
import type { Scope } from '../../createDatabase'
import { type SaveDraftResult, writeDraft } from '../writeDraft'

export interface VersionToRestore {
  readonly siteId: string
  readonly number: number
  readonly expectedRevision: number
  readonly actor: Actor
}

/** Copies what a version said into the draft; shoppers see nothing of it until it is published. */
export const restoreVersion = (scope: Scope, { siteId, number, expectedRevision, actor }: VersionToRestore): Promise<SaveDraftResult> =>
  scope.transaction(async (tx) => {
    const version = await tx.version.findFirst({ where: { siteId, number }, select: { values: true, schemaVersion: true } })
    if (!version) return { ok: false, reason: 'notFound' }
    const { organisationId, ...result } = await writeDraft(tx, { siteId, values: migrateValues(version), expectedRevision, actor })
    if (result.ok && organisationId)
      await appendAudit(tx, {
        organisationId,
        siteId,
        actor,
        action: 'site.restore',
        target: siteId,
        summary: `Copied version ${number} into the draft`,
        detail: { number },
      })
    return result
  })
