import { open, readFile, stat } from 'node:fs/promises'
import { largestSentFile } from '@forecourt/rules/stock/uploadLimits'
import sharp, { type Sharp } from 'sharp'
import { createGate } from '../media/createGate'
import { type ImageKind, imageKind } from './imageKind'
import { readHeic } from './readHeic'

/** A stored picture: one frame, upright, limited in size, without metadata. */
export interface PreparedImage {
  readonly bytes: Buffer
  readonly contentType: 'image/webp'
  readonly width: number
  readonly height: number
}

export type PrepareResult = { readonly ok: true; readonly image: PreparedImage } | { readonly ok: false; readonly message: string }

/** Bytes, or a file that is read from disk on demand. */
export type ImageSource = Buffer | { readonly path: string }

/** Limit against decompression bombs. */
const maxPixels = 50_000_000
const minSide = 16
/** Pages request at most 1920 pixels; the rest is for zooming. */
const maxSidePixels = 2560
const timeoutSeconds = 30
/** Bytes that identify the file type. */
const startBytes = 4096

/** Two at a time: an upload of forty photos leaves CPU cores and file threads to other requests. */
const gate = createGate(2)

const refusal = (message: string): PrepareResult => ({ ok: false, message })

const damaged = 'The picture is damaged and can’t be read.'
const tooManyPixels = 'The picture has more than 50 million pixels. Make it smaller and try again.'

/** Image types that pages can't show or that hold more than pixels, with the error. */
const refusedKinds: Partial<Record<ImageKind, string>> = {
  svg: 'SVG files can contain scripts, so they can’t be uploaded. Save it as a PNG and try again.',
}

const probe = async (source: ImageSource): Promise<{ readonly size: number; readonly start: Buffer }> => {
  if (Buffer.isBuffer(source)) return { size: source.length, start: source.subarray(0, startBytes) }
  const { size } = await stat(source.path)
  const file = await open(source.path)
  try {
    const start = Buffer.alloc(Math.min(size, startBytes))
    await file.read(start, 0, start.length, 0)
    return { size, start }
  } finally {
    await file.close()
  }
}

/** Decodes the types that sharp can't read. */
const openImage = async (source: ImageSource, kind: ImageKind): Promise<Sharp | null> => {
  const limits = { limitInputPixels: maxPixels, failOn: 'error', animated: false } as const
  if (kind !== 'heic') return sharp(Buffer.isBuffer(source) ? source : source.path, limits)
  const picture = await readHeic(Buffer.isBuffer(source) ? source : await readFile(source.path), maxPixels)
  return picture && sharp(picture.pixels, { ...limits, raw: { width: picture.width, height: picture.height, channels: 4 } })
}

const renderImage = async (source: ImageSource, kind: ImageKind): Promise<PrepareResult> => {
  // Reads the header only, before any decompression.
  const { width = 0, height = 0 } =
    kind === 'heic'
      ? { width: minSide, height: minSide }
      : await sharp(Buffer.isBuffer(source) ? source : source.path, { limitInputPixels: false }).metadata()
  if (width < minSide || height < minSide) return refusal(`The picture is too small. It needs at least ${minSide} pixels each way.`)
  if (width * height > maxPixels) return refusal(tooManyPixels)
  const picture = await openImage(source, kind)
  if (!picture) return refusal('The photo can’t be read. Save it as a JPEG and try again.')
  const { data, info } = await picture
    .autoOrient()
    .resize({ width: maxSidePixels, height: maxSidePixels, fit: 'inside', withoutEnlargement: true })
    .toColourspace('srgb')
    // A higher effort doubles the time for a few percent; pages get their own renditions.
    .webp({ quality: 86, effort: 1 })
    .timeout({ seconds: timeoutSeconds })
    .toBuffer({ resolveWithObject: true })
  if (info.width < minSide || info.height < minSide)
    return refusal(`The picture is too small. It needs at least ${minSide} pixels each way.`)
  return { ok: true, image: { bytes: data, contentType: 'image/webp', width: info.width, height: info.height } }
}

/**
 * Prepares an uploaded picture: detects its type by its bytes, limits its size before decompression, and re-encodes it, which drops
 * metadata such as the location. Takes the first frame of an animation.
 *
 * @param largest maximum bytes of the file; by default the upload limit of the console
 */
export const prepareImage = async (source: ImageSource, largest = largestSentFile): Promise<PrepareResult> => {
  const { size, start } = await probe(source)
  if (size === 0) return refusal('The file is empty.')
  if (size > largest) return refusal(`The picture is larger than ${largest / 1_000_000} MB.`)
  const kind = imageKind(start)
  if (kind === null) return refusal('This is not a picture. Use a JPEG, PNG, WebP, AVIF, HEIC or GIF.')
  const refusalReason = refusedKinds[kind]
  if (refusalReason) return refusal(refusalReason)
  try {
    return await gate(() => renderImage(source, kind))
  } catch {
    return refusal(damaged)
  }
}
