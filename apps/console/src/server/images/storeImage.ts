import { createHash } from 'node:crypto'
import type { Actor } from '@forecourt/data/Actor'
import type { Scope } from '@forecourt/data/createDatabase'
import { addImage, type ImageOwner } from '@forecourt/data/images/addImage'
import type { LibraryImage } from '@forecourt/data/images/listImages'
import { prepareImage } from '@forecourt/services/images/prepareImage'
import type { FileStore } from '@forecourt/services/storage/fileStorage'
import { z } from 'zod'
import type { Context } from '../Context'
import { CallProblem } from '../errors/CallProblem'
import type { SentImage } from './sentImage'

/**
 * The storage folder of an organisation's or layer's pictures. Owners with the same picture have separate files, so that neither can detect
 * the other's.
 */
export const imageFolder = (ownerId: string): string => `images/${createHash('sha256').update(ownerId).digest('hex').slice(0, 12)}`

/** One page of pictures, optionally by search words. */
export const imagePage = z.object({
  q: z.string().max(100).optional(),
  page: z.number().int().min(1).max(10_000).default(1),
  perPage: z.number().int().min(1).max(100).default(25),
})

interface StoreOptions {
  readonly files: FileStore
  readonly fetchPicture: Context['fetchPicture']
  readonly scope: Scope
  readonly actor: Actor
  readonly owner: ImageOwner
  readonly siteId?: string | null
}

/** Adds an uploaded or fetched picture to a library: validated, re-encoded and stored, or refused. Null if the owner doesn't exist. */
export const storeImage = async (
  { files, fetchPicture, scope, actor, owner, siteId }: StoreOptions,
  { data, ...texts }: SentImage,
): Promise<LibraryImage | null> => {
  const prepared = typeof data === 'string' ? await prepareImage(Buffer.from(data, 'base64')) : await fetchPicture(data.address)
  if (!prepared.ok) throw new CallProblem('BAD_REQUEST', prepared.message, { fields: { data: prepared.message } })
  const { bytes, contentType, width, height } = prepared.image
  // Stores the file before the entry: an entry without a file would break a page, a file without an entry is harmless.
  const { key } = await files.put(imageFolder(owner.organisationId ?? owner.layerId ?? 'platform'), bytes, contentType)
  return addImage(scope, { ...texts, owner, siteId, key, width, height, bytes: bytes.length, actor })
}
