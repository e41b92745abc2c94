import type { Actor } from '../Actor'
import { appendAudit } from '../audit/appendAudit'
import type { Scope } from '../createDatabase'
import type { Transaction } from '../Transaction'
import { type LibraryImage, toLibraryImage } from './listImages'

type ImageChanges = Partial<Pick<LibraryImage, 'name' | 'alt' | 'focalX' | 'focalY'>>

/**
 * A picture of an organisation's library within the user's sites. Excludes pictures of layers and, for users limited to some sites, those
 * of the whole organisation, as they can't change them.
 */
export const getImage = (scope: Scope, id: string, siteIds: readonly string[] | null): Promise<LibraryImage | null> =>
  scope.transaction(async (tx) => {
    const row = await tx.image.findFirst({
      where: { id, organisationId: { not: null }, siteId: siteIds === null ? undefined : { in: [...siteIds] } },
    })
    return row && toLibraryImage(row)
  })

/** Changes a picture's name, alt text or focal point; the file never changes. */
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

/** The library that a picture belongs to. */
export type ImageOwner =
  | { readonly organisationId: string; readonly layerId: null }
  | { readonly organisationId: null; readonly layerId: string }
  /** The platform. */
  | { readonly organisationId: null; readonly layerId: null }

export interface NewImage extends Pick<LibraryImage, 'key' | 'name' | 'alt' | 'width' | 'height' | 'bytes' | 'focalX' | 'focalY'> {
  readonly owner: ImageOwner
  /** The site of the picture; omitted for the whole organisation. */
  readonly siteId?: string | null
  readonly actor: Actor
}

/** Finds the owner: an organisation, a layer without organisation, or the platform; with its text for the audit log. */
const findOwner = async (tx: Transaction, { organisationId, layerId }: ImageOwner): Promise<{ readonly auditText: string } | null> => {
  if (organisationId !== null)
    return (await tx.organisation.findFirst({ where: { id: organisationId }, select: { id: true } })) && { auditText: '' }
  if (layerId === null) return { auditText: ' for every site' }
  const layer = await tx.layer.findFirst({ where: { id: layerId, organisationId: null }, select: { name: true } })
  return layer && { auditText: ` for the layer ${layer.name}` }
}

/**
 * Adds a stored picture to a library. Idempotent by key: an existing entry gets the alt text if it had none. Null if there is no such
 * owner.
 */
export const addImage = (scope: Scope, { actor, owner, siteId = null, ...image }: NewImage): Promise<LibraryImage | null> =>
  scope.transaction(async (tx) => {
    const { key, name } = image
    const found = await findOwner(tx, owner)
    if (!found) return null
    await tx.image.createMany({
      data: [{ ...image, ...owner, siteId, authorId: actor.userId, authorName: actor.name }],
      skipDuplicates: true,
    })
    if (image.alt !== '') await tx.image.updateMany({ where: { ...owner, key, alt: '' }, data: { alt: image.alt } })
    const row = await tx.image.findFirst({ where: { ...owner, key } })
    if (!row) return null
    // A picture added for two sites belongs to the whole organisation.
    if (row.siteId !== siteId) await tx.image.updateMany({ where: { id: row.id }, data: { siteId: null } })
    await appendAudit(tx, {
      organisationId: owner.organisationId,
      actor,
      action: 'image.upload',
      target: row.id,
      summary: `Uploaded the picture “${name}”${found.auditText}`,
      detail: { key, width: row.width, height: row.height, bytes: row.bytes },
    })
    return toLibraryImage(row)
  })
