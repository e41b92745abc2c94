import type { Actor } from '../Actor'
import { appendAudit } from '../audit/appendAudit'
import type { Scope } from '../createDatabase'
import { type LibraryImage, toLibraryImage } from './LibraryImage'

export interface NewImage
  extends Pick<LibraryImage, 'organisationId' | 'key' | 'name' | 'alt' | 'width' | 'height' | 'bytes' | 'focalX' | 'focalY'> {
  readonly actor: Actor
}

/** Takes a stored picture into an organisation's library; the same picture again is the entry there was. Null when there is no such organisation. */
export const addImage = (scope: Scope, { actor, ...image }: NewImage): Promise<LibraryImage | null> =>
  scope.transaction(async (tx) => {
    const { organisationId, key, name } = image
    if (!(await tx.organisation.findFirst({ where: { id: organisationId }, select: { id: true } }))) return null
    await tx.image.createMany({ data: [{ ...image, authorId: actor.userId, authorName: actor.name }], skipDuplicates: true })
    const row = await tx.image.findFirst({ where: { organisationId, key } })
    if (!row) return null
    await appendAudit(tx, {
      organisationId,
      actor,
      action: 'image.upload',
      target: row.id,
      summary: `Uploaded the picture “${name}”`,
      detail: { key, width: row.width, height: row.height, bytes: row.bytes },
    })
    return toLibraryImage(row)
  })
