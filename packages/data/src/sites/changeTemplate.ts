import type { Layer } from '@forecourt/schema/layers/Layer'
import type { Actor } from '../Actor'
import { appendAudit } from '../audit/appendAudit'
import type { Scope } from '../createDatabase'
import { weakerLayers } from '../layers/weakerLayers'
import { lockDraft } from './lockDraft'

/** The layers that are weaker than a site's own, with another template, weakest first; null if there is no such site or template. */
export const layersWithTemplate = (scope: Scope, siteId: string, templateLayerId: string): Promise<readonly Layer[] | null> =>
  scope.transaction(async (tx) => {
    const site = await tx.site.findFirst({ where: { id: siteId } })
    const template = await tx.layer.findFirst({ where: { id: templateLayerId, kind: 'template' }, select: { id: true } })
    return site && template ? weakerLayers(tx, { ...site, siteId, templateLayerId }) : null
  })

export interface TemplateChange {
  readonly siteId: string
  readonly templateLayerId: string
  /** The draft revision that the user saw. */
  readonly expectedRevision: number
  readonly actor: Actor
}

export type ChangeTemplateResult =
  | { readonly ok: true; readonly revision: number; readonly name: string; readonly before: string }
  | { readonly ok: false; readonly reason: 'notFound' | 'conflict' | 'waiting'; readonly message: string }

/**
 * Changes the template of a draft; live only after publishing. Choosing the live template again undoes it. The site's own values stay.
 * Refused while a publication is scheduled, as that has its own template.
 */
export const changeTemplate = (
  scope: Scope,
  { siteId, templateLayerId, expectedRevision, actor }: TemplateChange,
): Promise<ChangeTemplateResult> =>
  scope.transaction(async (tx) => {
    const draft = await lockDraft(tx, siteId)
    const template = await tx.layer.findFirst({ where: { id: templateLayerId, kind: 'template' }, select: { name: true } })
    if (!draft || !template) return { ok: false, reason: 'notFound', message: 'The site or the template no longer exists.' }
    const { organisationId, templateLayerId: before, liveTemplateLayerId, revision } = draft
    if (revision !== expectedRevision)
      return {
        ok: false,
        reason: 'conflict',
        message: `${draft.updatedBy ?? 'Someone'} changed the draft in the meantime. Check the pages again.`,
      }
    if ((await tx.publishRequest.count({ where: { siteId, status: 'waiting' } })) > 0)
      return { ok: false, reason: 'waiting', message: 'There is a publish request with the current template. Answer it first.' }
    if ((await tx.scheduledPublication.count({ where: { siteId, status: 'waiting' } })) > 0)
      return {
        ok: false,
        reason: 'waiting',
        message: 'A publication is scheduled with the current template. Cancel it first, or wait for it.',
      }
    const isNeverLive = draft.liveVersion === null
    await tx.draft.updateMany({
      where: { organisationId, siteId },
      data: {
        templateLayerId: templateLayerId === liveTemplateLayerId || isNeverLive ? null : templateLayerId,
        revision: { increment: 1 },
        updatedAt: new Date(),
        updatedBy: actor.name,
      },
    })
    // A site that was never live changes its template directly.
    if (isNeverLive) await tx.site.updateMany({ where: { organisationId, id: siteId }, data: { templateLayerId } })
    await appendAudit(tx, {
      organisationId,
      siteId,
      actor,
      action: 'site.changeTemplate',
      target: siteId,
      summary: `Changed the template of the draft of ${draft.name} to ${template.name}`,
      detail: { before, after: templateLayerId },
    })
    return { ok: true, revision: revision + 1, name: template.name, before }
  })
