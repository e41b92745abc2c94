import type { Sharp } from 'sharp'
import sharp from 'sharp'
import type { StoredFile } from '../storage/fileStorage'
import type { MediaWidth, PictureFormat } from './mediaPath'

// Several pictures at a time, one thread each, beat one picture with several threads.
sharp.concurrency(1)

/** Edges of a drawing are half see-through where its size is no whole number of pixels: only what is wholly so counts. */
function isSeenThrough(pixels: Buffer, channels: number): boolean {
  if (channels !== 4) return false
  for (let alpha = 3; alpha < pixels.length; alpha += 4) if (pixels[alpha] === 0) return true
  return false
}

const encodeJpeg = (picture: Sharp): Promise<Buffer> =>
  // A logo on a dark header would stand in a white box.
  picture.flatten({ background: '#ffffff' }).jpeg({ quality: 78, progressive: true }).toBuffer()

/** Which of the two it is to be is known once it is drawn, and drawing takes longest: it is drawn once. */
async function encodeClassic(picture: Sharp): Promise<Buffer> {
  const { data, info } = await picture.raw().toBuffer({ resolveWithObject: true })
  const drawn = sharp(data, { raw: info })
  return isSeenThrough(data, info.channels) ? drawn.png().toBuffer() : encodeJpeg(drawn)
}

/** Dots per inch at which a drawing comes out `width` pixels wide; 72 is its own size. */
async function densityFor(drawing: Buffer, width: number): Promise<number> {
  const { width: own = width } = await sharp(drawing).metadata()
  return Math.min(1200, Math.max(1, (72 * width) / own))
}

/**
 * A stored picture in one width and format; as a JPEG, what can be seen through is white. A drawing is drawn at that very size; a photograph is never enlarged.
 * Efforts are low on purpose: the first shopper waits for this (AVIF at 640 px takes about 30 ms; each step up doubles it for a few percent).
 */
export async function renderPicture(original: StoredFile, width: MediaWidth, format: PictureFormat | 'jpeg'): Promise<Buffer> {
  const isDrawing = original.contentType === 'image/svg+xml'
  const limits = { limitInputPixels: 60_000_000 }
  const density = isDrawing ? await densityFor(original.bytes, width) : undefined
  const picture = sharp(original.bytes, { ...limits, ...(density ? { density } : {}) })
    .autoOrient()
    .resize({ width, withoutEnlargement: !isDrawing })
  if (format === 'avif') return picture.avif({ quality: 55, effort: 1 }).toBuffer()
  if (format === 'webp') return picture.webp({ quality: 78, effort: 3 }).toBuffer()
  return format === 'classic' ? encodeClassic(picture) : encodeJpeg(picture)
}
