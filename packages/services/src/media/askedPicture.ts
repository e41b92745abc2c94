import { isStorageKey } from '../storage/isStorageKey'
import { type MediaWidth, mediaWidths } from './mediaWidths'
import { type PictureFormat, pictureFormat } from './pictureFormat'

/** A picture as a browser asks for it: which one, how wide in pixels, and in the best format the browser takes. */
export interface AskedPicture {
  readonly key: string
  readonly width: MediaWidth
  readonly format: PictureFormat
}

const usualWidth = 1280

/** The key in `/media/<key>`, or null when it can't be one. */
const keyOf = (path: string): string | null => {
  try {
    const key = decodeURIComponent(path.replace(/^\/media\//, ''))
    return isStorageKey(key) ? key : null
  } catch {
    return null
  }
}

const isPicture = (key: string) => /\.(svg|png|jpe?g|webp|avif|gif)$/i.test(key)

/**
 * What an address `/media/<key>?w=<width>` asks for: a picture, the key of a file that is none, or nothing there can be, with the
 * status and the words of the answer.
 */
export const askedPicture = (
  { pathname, searchParams }: URL,
  accept: string,
): { readonly picture: AskedPicture } | { readonly file: string } | { readonly refused: number; readonly why: string } => {
  const key = keyOf(pathname)
  if (key === null) return { refused: 404, why: 'No such picture' }
  if (!isPicture(key)) return { file: key }
  const asked = searchParams.get('w')
  const width = asked === null ? usualWidth : mediaWidths.find((one) => String(one) === asked)
  if (width === undefined) return { refused: 400, why: `Pictures come ${mediaWidths.join(', ')} pixels wide` }
  return { picture: { key, width, format: pictureFormat(accept) } }
}
