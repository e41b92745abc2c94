import { schemaVersion } from '@forecourt/schema/configSchema'
import type { ConfigProblem } from '@forecourt/schema/layers/Layer'
import type { ConfigValues } from '@forecourt/schema/ResolvedConfig'
import { validateValues } from '@forecourt/schema/validation/validateValues'
import type { Actor } from '../Actor'
import { appendAudit } from '../audit/appendAudit'
import type { Scope } from '../createDatabase'
import { storedValues } from './storedValues'
import { unstorable } from './unstorable'

export interface LayerChange {
  readonly id: string
  readonly values: ConfigValues
  readonly locks: readonly string[]
  readonly expectedRevision: number
  readonly actor: Actor
}

export type SaveLayerResult =
  | { readonly ok: true; readonly revision: number }
  | { readonly ok: false; readonly reason: 'conflict'; readonly revision: number; readonly updatedBy: string | null }
  | { readonly ok: false; readonly reason: 'invalid'; readonly problems: readonly ConfigProblem[] }
  | { readonly ok: false; readonly reason: 'unstorable'; readonly message: string }
  | { readonly ok: false; readonly reason: 'notFound' }

/** Saves a layer beneath the sites' own. Live sites stay as they were published: each takes it up when it is published again. */
export const saveLayer = (scope: Scope, { id, values, locks, expectedRevision, actor }: LayerChange): Promise<SaveLayerResult> =>
  scope.transaction(async (tx) => {
    const obstacle = unstorable(values)
    if (obstacle) return { ok: false, reason: 'unstorable', message: obstacle.message }
    const problems = validateValues(values).filter(({ severity }) => severity === 'error')
    if (problems.length > 0) return { ok: false, reason: 'invalid', problems }
    // One statement, so that of two at once the second finds the revision gone; it finds nothing out of its scope either.
    const { count } = await tx.layer.updateMany({
      where: { id, revision: expectedRevision },
      data: {
        values: storedValues(values),
        locks: [...locks],
        schemaVersion,
        revision: { increment: 1 },
        updatedAt: new Date(),
        updatedBy: actor.name,
      },
    })
    const layer = await tx.layer.findFirst({ where: { id } })
    if (!layer) return { ok: false, reason: 'notFound' }
    if (count === 0)
      return layer.revision === expectedRevision
        ? { ok: false, reason: 'notFound' }
        : { ok: false, reason: 'conflict', revision: layer.revision, updatedBy: layer.updatedBy }
    await appendAudit(tx, {
      organisationId: layer.organisationId,
      actor,
      action: 'layer.save',
      target: id,
      summary: `Saved the layer ${layer.name} as revision ${layer.revision}`,
    })
    return { ok: true, revision: layer.revision }
  })
