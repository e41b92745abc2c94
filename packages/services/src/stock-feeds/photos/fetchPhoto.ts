import type { FetchedPhoto } from '@forecourt/data/stock-feeds/feedPhotos'
import { fetchPicture } from '../../images/fetchPicture'
import type { FileStore } from '../../storage/fileStorage'

/** Fetches a picture of a feed and stores it re-encoded and deduplicated (ENT-01). */
export const fetchPhoto = async (
  url: string,
  { files, trusted }: { readonly files: FileStore; readonly trusted: readonly string[] },
): Promise<FetchedPhoto> => {
  const fetched = await fetchPicture(url, { trusted })
  if (!fetched.ok) return { fault: fetched.message, isFinal: fetched.isFinal }
  const { key } = await files.put('cars', fetched.image.bytes, fetched.image.contentType)
  return { key }
}
