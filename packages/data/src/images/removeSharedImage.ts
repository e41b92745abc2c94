import type { Actor } from '../Actor'
import { appendAudit } from '../audit/appendAudit'
import type { Scope } from '../createDatabase'

interface SharedImageRemoval {
  readonly id: string
  /** The layer that belongs to no organisation; null for the platform's own pictures. */
  readonly layerId: string | null
  readonly actor: Actor
}

/** Takes a picture out of a shared library. Its file stays, so that pages that show it go on showing it. False where that library has no such picture. */
export const removeSharedImage = (scope: Scope, { id, layerId, actor }: SharedImageRemoval): Promise<boolean> =>
  scope.transaction(async (tx) => {
    const whose = { organisationId: null, layerId, id }
    const image = await tx.image.findFirst({ where: whose })
    if (!image) return false
    await tx.image.deleteMany({ where: whose })
    await appendAudit(tx, {
      organisationId: null,
      actor,
      action: 'image.remove',
      target: id,
      summary: `Removed the picture “${image.name}”`,
      detail: { key: image.key },
    })
    return true
  })
