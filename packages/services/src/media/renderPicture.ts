import type { Sharp } from 'sharp'
import sharp from 'sharp'
import type { StoredFile } from '../storage/fileStorage'
import type { MediaWidth, PictureFormat } from './mediaPath'

// Several pictures with one thread each are faster than one picture with several threads.
sharp.concurrency(1)

/** Scaling makes the edges of an SVG partly transparent: only fully transparent pixels count. */
function hasTransparentPixel(pixels: Buffer, channels: number): boolean {
  if (channels !== 4) return false
  for (let alpha = 3; alpha < pixels.length; alpha += 4) if (pixels[alpha] === 0) return true
  return false
}

const encodeJpeg = (picture: Sharp): Promise<Buffer> =>
  // Flattens to white, which would show as a box around a logo on a dark header: hence PNG for transparent pictures.
  picture.flatten({ background: '#ffffff' }).jpeg({ quality: 78, progressive: true }).toBuffer()

/** Rasterises once, because that is the slow part, and then chooses PNG or JPEG by the pixels. */
async function encodeClassic(picture: Sharp): Promise<Buffer> {
  const { data, info } = await picture.raw().toBuffer({ resolveWithObject: true })
  const drawn = sharp(data, { raw: info })
  return hasTransparentPixel(data, info.channels) ? drawn.png().toBuffer() : encodeJpeg(drawn)
}

/** DPI at which an SVG renders `width` pixels wide; 72 is its natural size. */
async function densityFor(drawing: Buffer, width: number): Promise<number> {
  const { width: naturalWidth = width } = await sharp(drawing).metadata()
  return Math.min(1200, Math.max(1, (72 * width) / naturalWidth))
}

/**
 * Renders a stored picture in one width and format; JPEG flattens transparency to white. SVGs render at the exact width; photographs are
 * never upscaled. Encoder effort is low, because the first shopper waits (AVIF at 640 px takes about 30 ms; each step doubles it for a
 * few percent).
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
