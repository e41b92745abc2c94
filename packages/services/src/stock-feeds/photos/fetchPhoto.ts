import type { FetchedPhoto } from '@forecourt/data/stock-feeds/feedPhotos'
import { prepareImage } from '../../images/prepareImage'
import type { FileStore } from '../../storage/FileStore'
import { FetchFault, fetchPublic } from '../fetchPublic'

const largestPhotoBytes = 25_000_000
const timeoutMs = 30_000

/** Fetches a picture a feed names and stores it as every picture is: drawn anew, and the same one once (ENT-01). */
export const fetchPhoto = async (
  url: string,
  { files, trusted }: { readonly files: FileStore; readonly trusted: readonly string[] },
): Promise<FetchedPhoto> => {
  try {
    const { status, bytes } = await fetchPublic(url, { largest: largestPhotoBytes, timeoutMs, trusted })
    if (status !== 200) return { fault: `The server answered with ${status}.`, isFinal: status === 404 || status === 410 || status === 403 }
    const prepared = await prepareImage(bytes, largestPhotoBytes)
    if (!prepared.ok) return { fault: prepared.message, isFinal: true }
    const { key } = await files.put('cars', prepared.image.bytes, prepared.image.contentType)
    return { key }
  } catch (error) {
    if (error instanceof FetchFault) return { fault: error.message, isFinal: error.isFinal }
    throw error
  }
}
