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

/** Where the pictures of an organisation or a layer are stored. Two owners with the same picture have a file each, so that neither is told of the other. */
export const imageFolder = (ownerId: string): string => `images/${createHash('sha256').update(ownerId).digest('hex').slice(0, 12)}`

/** One page of pictures, of those that have the words. */
export const imagePage = z.object({
  q: z.string().max(100).optional(),
  page: z.number().int().min(1).max(10_000).default(1),
  perPage: z.number().int().min(1).max(100).default(25),
})

interface Storing {
  readonly files: FileStore
  readonly fetchPicture: Context['fetchPicture']
  readonly scope: Scope
  readonly actor: Actor
  readonly owner: ImageOwner
  readonly siteId?: string | null
}

/** Takes a picture that was sent, or is fetched, into a library: looked at, drawn anew and stored, or refused in words. Null when its owner is not there. */
export const storeImage = async (
  { files, fetchPicture, scope, actor, owner, siteId }: Storing,
  { data, ...words }: SentImage,
): Promise<LibraryImage | null> => {
  const prepared = typeof data === 'string' ? await prepareImage(Buffer.from(data, 'base64')) : await fetchPicture(data.address)
  if (!prepared.ok) throw new CallProblem('BAD_REQUEST', prepared.message, { fields: { data: prepared.message } })
  const { bytes, contentType, width, height } = prepared.image
  // The file first: an entry without its file would be a hole in somebody's page, a file without an entry is nothing to anybody.
  const { key } = await files.put(imageFolder(owner.organisationId ?? owner.layerId ?? 'platform'), bytes, contentType)
  return addImage(scope, { ...words, owner, siteId, key, width, height, bytes: bytes.length, actor })
}
