import sharp from 'sharp'
import { imageKind } from './imageKind'

/** A picture as it is stored: one frame, upright, of a size that is worth serving, and nothing in it but pixels. */
export interface PreparedImage {
  readonly bytes: Buffer
  readonly contentType: 'image/webp'
  readonly width: number
  readonly height: number
}

export type PrepareResult = { readonly ok: true; readonly image: PreparedImage } | { readonly ok: false; readonly message: string }

/** The largest file that is looked at. */
export const largestImageBytes = 4_000_000
/** A small file can unpack to more pixels than a machine has memory for. */
const mostPixels = 50_000_000
const smallestSide = 16
/** The widest picture any page asks for is 1920; a little more leaves room for zooming in. */
const largestSide = 2560
const secondsAtMost = 30

const refused = (message: string): PrepareResult => ({ ok: false, message })

const unreadable: Partial<Record<string, string>> = {
  svg: 'Drawings in SVG can carry scripts, so they aren’t stored. Save it as a PNG and try again.',
  heic: 'Pictures in HEIC can’t be read here. Save it as a JPEG and try again.',
}

/**
 * Takes in a picture from outside: what it is is told by its bytes, its size is limited before it is unpacked, and it is drawn
 * anew, so that nothing but its pixels is stored, neither where a photo was taken nor what was hidden behind the picture.
 *
 * @param largest bytes of the file
 */
export const prepareImage = async (bytes: Buffer, largest = largestImageBytes): Promise<PrepareResult> => {
  if (bytes.length === 0) return refused('The file is empty.')
  if (bytes.length > largest) return refused(`The picture is larger than ${largest / 1_000_000} MB.`)
  const kind = imageKind(bytes)
  if (kind === null) return refused('That is not a picture. Use a JPEG, PNG, WebP, AVIF or GIF.')
  const because = unreadable[kind]
  if (because) return refused(because)
  try {
    const source = sharp(bytes, { limitInputPixels: mostPixels, failOn: 'error', animated: false })
    const { width = 0, height = 0 } = await source.metadata()
    if (width < smallestSide || height < smallestSide) return refused(`The picture is too small: at least ${smallestSide} pixels each way.`)
    if (width * height > mostPixels) return refused('The picture has more than 50 million pixels. Make it smaller and try again.')
    const { data, info } = await source
      .autoOrient()
      .resize({ width: largestSide, height: largestSide, fit: 'inside', withoutEnlargement: true })
      .toColourspace('srgb')
      .webp({ quality: 86, effort: 3 })
      .timeout({ seconds: secondsAtMost })
      .toBuffer({ resolveWithObject: true })
    return { ok: true, image: { bytes: data, contentType: 'image/webp', width: info.width, height: info.height } }
  } catch {
    return refused('The picture is damaged and can’t be read.')
  }
}
