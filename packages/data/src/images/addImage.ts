import type { Actor } from '../Actor'
import { appendAudit } from '../audit/appendAudit'
import type { Scope } from '../createDatabase'
import type { Transaction } from '../Transaction'
import { type LibraryImage, toLibraryImage } from './listImages'

type ImageChanges = Partial<Pick<LibraryImage, 'name' | 'alt' | 'focalX' | 'focalY'>>

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

/** Whose library a picture goes into. */
export type ImageOwner =
  | { readonly organisationId: string; readonly layerId: null }
  | { readonly organisationId: null; readonly layerId: string }
  /** The platform. */
  | { readonly organisationId: null; readonly layerId: null }

export interface NewImage extends Pick<LibraryImage, 'key' | 'name' | 'alt' | 'width' | 'height' | 'bytes' | 'focalX' | 'focalY'> {
  readonly owner: ImageOwner
  /** The site whose it is to be; absent for the whole organisation's. */
  readonly siteId?: string | null
  readonly actor: Actor
}

/** An organisation, a layer of none, or the platform, where it is there; with what the audit says it went into. */
const ownerIn = async (tx: Transaction, { organisationId, layerId }: ImageOwner): Promise<{ readonly into: string } | null> => {
  if (organisationId !== null)
    return (await tx.organisation.findFirst({ where: { id: organisationId }, select: { id: true } })) && { into: '' }
  if (layerId === null) return { into: ' for every site' }
  const layer = await tx.layer.findFirst({ where: { id: layerId, organisationId: null }, select: { name: true } })
  return layer && { into: ` for the layer ${layer.name}` }
}

/**
 * Takes a stored picture into a library; the same picture again is the entry there was, with the words it comes with now where it had
 * none. Null when there is no such owner.
 */
export const addImage = (scope: Scope, { actor, owner, siteId = null, ...image }: NewImage): Promise<LibraryImage | null> =>
  scope.transaction(async (tx) => {
    const { key, name } = image
    const found = await ownerIn(tx, owner)
    if (!found) return null
    await tx.image.createMany({
      data: [{ ...image, ...owner, siteId, authorId: actor.userId, authorName: actor.name }],
      skipDuplicates: true,
    })
    if (image.alt !== '') await tx.image.updateMany({ where: { ...owner, key, alt: '' }, data: { alt: image.alt } })
    const row = await tx.image.findFirst({ where: { ...owner, key } })
    if (!row) return null
    // The same picture taken in for another site is both of theirs.
    if (row.siteId !== siteId) await tx.image.updateMany({ where: { id: row.id }, data: { siteId: null } })
    await appendAudit(tx, {
      organisationId: owner.organisationId,
      actor,
      action: 'image.upload',
      target: row.id,
      summary: `Uploaded the picture “${name}”${found.into}`,
      detail: { key, width: row.width, height: row.height, bytes: row.bytes },
    })
    return toLibraryImage(row)
  })
