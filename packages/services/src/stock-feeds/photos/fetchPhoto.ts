import type { FetchedPhoto } from '@forecourt/data/stock-feeds/feedPhotos'
import { fetchPicture } from '../../images/fetchPicture'
import type { FileStore } from '../../storage/fileStorage'

/** Fetches a picture a feed names and stores it as every picture is: drawn anew, and the same one once (ENT-01). */
export const fetchPhoto = async (
  url: string,
  { files, trusted }: { readonly files: FileStore; readonly trusted: readonly string[] },
): Promise<FetchedPhoto> => {
  const fetched = await fetchPicture(url, { trusted })
  if (!fetched.ok) return { fault: fetched.message, isFinal: fetched.isFinal }
  const { key } = await files.put('cars', fetched.image.bytes, fetched.image.contentType)
  return { key }
}
