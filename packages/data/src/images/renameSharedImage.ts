import type { Actor } from '../Actor'
import { appendAudit } from '../audit/appendAudit'
import type { Scope } from '../createDatabase'
import { type LibraryImage, toLibraryImage } from './listImages'

interface SharedImageRemoval {
  readonly id: string
  /** A layer without organisation; null for the platform's pictures. */
  readonly layerId: string | null
  readonly actor: Actor
}

/**
 * Removes a picture from a shared library. The file stays, so that pages that use it still work. False if the library has no such picture.
 */
export const removeSharedImage = (scope: Scope, { id, layerId, actor }: SharedImageRemoval): Promise<boolean> =>
  scope.transaction(async (tx) => {
    const where = { organisationId: null, layerId, id }
    const image = await tx.image.findFirst({ where: where })
    if (!image) return false
    await tx.image.deleteMany({ where: where })
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

type SharedImageTexts = Pick<LibraryImage, 'name' | 'alt'>

interface RenameOptions {
  readonly id: string
  /** A layer without organisation; null for the platform's pictures. */
  readonly layerId: string | null
  readonly actor: Actor
  readonly texts: SharedImageTexts
}

/** Changes name and alt text of a shared picture. Null if the library has no such picture. */
export const renameSharedImage = (scope: Scope, { id, layerId, actor, texts }: RenameOptions): Promise<LibraryImage | null> =>
  scope.transaction(async (tx) => {
    const where = { organisationId: null, layerId, id }
    const before = await tx.image.findFirst({ where: where })
    if (!before) return null
    await tx.image.updateMany({ where: where, data: texts })
    await appendAudit(tx, {
      organisationId: null,
      actor,
      action: 'image.update',
      target: id,
      summary: `Changed the picture “${texts.name ?? before.name}”`,
      detail: Object.fromEntries(
        Object.entries(texts).map(([field, value]) => [field, { before: before[field as keyof SharedImageTexts], after: value ?? null }]),
      ),
    })
    const row = await tx.image.findFirst({ where: where })
    return row && toLibraryImage(row)
  })
