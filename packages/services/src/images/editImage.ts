import sharp from 'sharp'
import { type PrepareResult, prepareImage } from './prepareImage'

/** A rectangle as fractions of width and height, from the top left after rotation. */
export interface PicturePart {
  readonly left: number
  readonly top: number
  readonly width: number
  readonly height: number
}

export interface ImageEdit {
  /** Degrees clockwise. */
  readonly rotate: 0 | 90 | 180 | 270
  /** Crop rectangle; null for none. */
  readonly crop: PicturePart | null
  /** Areas made illegible, such as a number plate; relative to the uncropped picture. */
  readonly blur: readonly PicturePart[]
}

const maxStoredBytes = 30_000_000

const toPixels = ({ left, top, width, height }: PicturePart, size: { readonly width: number; readonly height: number }) => {
  const x = Math.min(size.width - 1, Math.max(0, Math.round(left * size.width)))
  const y = Math.min(size.height - 1, Math.max(0, Math.round(top * size.height)))
  return {
    left: x,
    top: y,
    width: Math.max(1, Math.min(size.width - x, Math.round(width * size.width))),
    height: Math.max(1, Math.min(size.height - y, Math.round(height * size.height))),
  }
}

/** Makes an area illegible: a dozen squares of one colour each, softened. */
const pixelate = async (bytes: Buffer, part: ReturnType<typeof toPixels>): Promise<Buffer> => {
  const coarse = await sharp(bytes).extract(part).resize({ width: 12, height: 4, fit: 'fill' }).png().toBuffer()
  return sharp(coarse).resize({ width: part.width, height: part.height, fit: 'fill', kernel: 'cubic' }).png().toBuffer()
}

/** Rotates, blurs and crops a stored picture, in this order, and encodes it like every stored picture. */
export const editImage = async (stored: Buffer, { rotate, crop, blur }: ImageEdit): Promise<PrepareResult> => {
  const { data, info } = await sharp(stored).rotate(rotate).png({ compressionLevel: 1 }).toBuffer({ resolveWithObject: true })
  const parts = await Promise.all(
    blur.map(async (part) => {
      const area = toPixels(part, info)
      return { input: await pixelate(data, area), left: area.left, top: area.top }
    }),
  )
  const blurred = parts.length === 0 ? data : await sharp(data).composite(parts).png({ compressionLevel: 1 }).toBuffer()
  const cropped = crop === null ? blurred : await sharp(blurred).extract(toPixels(crop, info)).png({ compressionLevel: 1 }).toBuffer()
  return prepareImage(cropped, maxStoredBytes)
}
