import { FetchFault, fetchPublic } from '../http/fetchPublic'
import { type PreparedImage, prepareImage } from './prepareImage'

const maxBytes = 25_000_000
const timeoutMs = 30_000

/** A fetched picture or the error; final if a retry can't succeed. */
export type FetchedPicture =
  | { readonly ok: true; readonly image: PreparedImage }
  | { readonly ok: false; readonly message: string; readonly isFinal: boolean }

/** Fetches a picture and re-encodes it like an upload; anything that is no picture is rejected. */
export const fetchPicture = async (url: string, { trusted }: { readonly trusted: readonly string[] }): Promise<FetchedPicture> => {
  try {
    const { status, bytes } = await fetchPublic(url, { largest: maxBytes, timeoutMs, trusted })
    if (status !== 200)
      return { ok: false, message: `The server answered with ${status}.`, isFinal: status === 404 || status === 410 || status === 403 }
    const prepared = await prepareImage(bytes, maxBytes)
    return prepared.ok ? prepared : { ...prepared, isFinal: true }
  } catch (error) {
    if (error instanceof FetchFault) return { ok: false, message: error.message, isFinal: error.isFinal }
    throw error
  }
}
