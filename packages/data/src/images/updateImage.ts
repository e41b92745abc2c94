import type { Actor } from '../Actor'
import { appendAudit } from '../audit/appendAudit'
import type { Scope } from '../createDatabase'
import { type LibraryImage, toLibraryImage } from './LibraryImage'

export type ImageChanges = Partial<Pick<LibraryImage, 'name' | 'alt' | 'focalX' | 'focalY'>>

/**
 * A picture of an organisation's library; what a layer lends its sites is not theirs to change, nor is what the whole organisation
 * shares for who works on some of its sites.
 */
export const getImage = (scope: Scope, id: string, siteIds: readonly string[] | null): Promise<LibraryImage | null> =>
  scope.transaction(async (tx) => {
    const row = await tx.image.findFirst({
      where: { id, organisationId: { not: null }, siteId: siteIds === null ? undefined : { in: [...siteIds] } },
    })
    return row && toLibraryImage(row)
  })

/** Changes what is said about a picture; the picture itself never changes. */
export const updateImage = (
  scope: Scope,
  { id, changes, actor }: { id: string; changes: ImageChanges; actor: Actor },
): Promise<LibraryImage | null> =>
  scope.transaction(async (tx) => {
    const before = await tx.image.findFirst({ where: { id, organisationId: { not: null } } })
    if (!before) return null
    const { organisationId } = before
    await tx.image.updateMany({ where: { organisationId, id }, data: changes })
    await appendAudit(tx, {
      organisationId,
      actor,
      action: 'image.update',
      target: id,
      summary: `Changed the picture “${changes.name ?? before.name}”`,
      detail: Object.fromEntries(
        Object.entries(changes).map(([field, value]) => [field, { before: before[field as keyof ImageChanges], after: value ?? null }]),
      ),
    })
    const row = await tx.image.findFirst({ where: { organisationId, id } })
    return row && toLibraryImage(row)
  })
