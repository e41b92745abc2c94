import type { Actor } from '@forecourt/data/Actor'
import type { Scope } from '@forecourt/data/createDatabase'
import { addImage, type ImageOwner } from '@forecourt/data/images/addImage'
import type { LibraryImage } from '@forecourt/data/images/LibraryImage'
import { prepareImage } from '@forecourt/services/images/prepareImage'
import type { FileStore } from '@forecourt/services/storage/FileStore'
import type { Context } from '../Context'
import { CallProblem } from '../errors/CallProblem'
import { imageFolder } from './imageFolder'
import type { SentImage } from './sentImage'

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
