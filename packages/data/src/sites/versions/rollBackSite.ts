import type { Layer } from '@forecourt/schema/layers/Layer'
import { migrateValues } from '@forecourt/schema/migrations/migrateValues'
import type { Actor } from '../../Actor'
import { appendAudit } from '../../audit/appendAudit'
import { notifyChange } from '../../changes/notifyChange'
import type { Scope } from '../../createDatabase'
import type { Transaction } from '../../Transaction'
import { type LockedDraft, lockDraft } from '../lockDraft'
import { type SaveDraftResult, writeDraft } from '../writeDraft'

interface VersionToRestore {
  readonly siteId: string
  readonly number: number
  readonly expectedRevision: number
  readonly actor: Actor
}

/** Copies a version's values into the draft; live only after publishing. */
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
        summary: `Restored version ${number} to the draft`,
        detail: { number },
      })
    return result
  })

export interface Rollback {
  readonly siteId: string
  /** The version to make live. */
  readonly number: number
  /** The live version that the user saw; omitted: any. */
  readonly expectedVersion?: number | null
  readonly actor: Actor
}

export type RollBackResult =
  | { readonly ok: true; readonly version: number }
  | { readonly ok: false; readonly reason: 'conflict'; readonly liveVersion: number | null }
  | { readonly ok: false; readonly reason: 'notFound' }

/** Sets the site's template to that of the version, so that later publishes of live values use it. The draft keeps its own. */
const restoreTemplate = async (tx: Transaction, site: LockedDraft, layers: unknown): Promise<void> => {
  const published = (layers as readonly Pick<Layer, 'kind' | 'name'>[]).find(({ kind }) => kind === 'template')
  const template = published && (await tx.layer.findFirst({ where: { kind: 'template', name: published.name }, select: { id: true } }))
  if (!template || template.id === site.liveTemplateLayerId) return
  const { organisationId, siteId, templateLayerId } = site
  await tx.site.updateMany({ where: { organisationId, id: siteId }, data: { templateLayerId: template.id } })
  await tx.draft.updateMany({
    where: { organisationId, siteId },
    data: { templateLayerId: templateLayerId === template.id ? null : templateLayerId },
  })
}

/** Makes an old version live again. Creates no version; the draft stays. */
export const rollBackSite = (scope: Scope, { siteId, number, expectedVersion, actor }: Rollback): Promise<RollBackResult> =>
  scope.transaction(async (tx) => {
    const site = await lockDraft(tx, siteId)
    const version = site && (await tx.version.findFirst({ where: { siteId, number }, select: { number: true, layers: true } }))
    if (!site || !version) return { ok: false, reason: 'notFound' }
    const { organisationId, liveVersion, name } = site
    if (expectedVersion !== undefined && liveVersion !== expectedVersion) return { ok: false, reason: 'conflict', liveVersion }
    if (liveVersion === number) return { ok: true, version: number }
    await tx.site.updateMany({ where: { organisationId, id: siteId }, data: { liveVersion: number } })
    await restoreTemplate(tx, site, version.layers)
    await appendAudit(tx, {
      organisationId,
      siteId,
      actor,
      action: 'site.rollBack',
      target: siteId,
      summary: `Rolled back ${name} to version ${number}`,
      detail: { version: number, replaces: liveVersion },
    })
    await notifyChange(tx, { kind: 'site', organisationId, siteId, version: number })
    return { ok: true, version: number }
  })
