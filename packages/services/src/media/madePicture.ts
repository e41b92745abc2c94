import { readFile } from 'node:fs/promises'
import { askedPicture } from './askedPicture'
import { mediaPath } from './mediaPath'
import { pictureHeaders, pictureType } from './pictureHeaders'

/** A picture that can be sent as it is. */
export interface MadePicture {
  readonly bytes: Buffer
  readonly headers: { readonly [name: string]: string; readonly etag: string }
}

/**
 * A picture that was made before, from the cache on disk, as `serveMedia` answers it; null where it was not, or the address asks for
 * something else. Whoever stands in front of the process that makes pages sends it without asking there.
 */
export const madePicture = async (address: string, accept: string, cacheDirectory: string): Promise<MadePicture | null> => {
  const asked = askedPicture(new URL(address, 'http://front.invalid'), accept)
  if (!('picture' in asked)) return null
  const { name, path } = mediaPath(cacheDirectory, asked.picture)
  const bytes = await readFile(path).catch(() => null)
  return bytes && { bytes, headers: { ...pictureHeaders(name), 'content-type': pictureType(bytes, asked.picture.format) } }
}
