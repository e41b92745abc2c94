import { open, readFile, stat } from 'node:fs/promises'
import { largestSentFile } from '@forecourt/rules/stock/uploadLimits'
import sharp, { type Sharp } from 'sharp'
import { createGate } from '../media/createGate'
import { type ImageKind, imageKind } from './imageKind'
import { readHeic } from './readHeic'

/** A picture as it is stored: one frame, upright, of a size that is worth serving, and nothing in it but pixels. */
export interface PreparedImage {
  readonly bytes: Buffer
  readonly contentType: 'image/webp'
  readonly width: number
  readonly height: number
}

export type PrepareResult = { readonly ok: true; readonly image: PreparedImage } | { readonly ok: false; readonly message: string }

/** Bytes, or a file that is read from disk as it is needed. */
export type ImageSource = Buffer | { readonly path: string }

/** A small file can unpack to more pixels than a machine has memory for. */
const mostPixels = 50_000_000
const smallestSide = 16
/** The widest picture any page asks for is 1920; a little more leaves room for zooming in. */
const largestSide = 2560
const secondsAtMost = 30
/** What tells the kind of a file is in its beginning. */
const startBytes = 4096

/** Forty photos that arrive at once leave a core, and the threads that read files, to whoever else asks for something. */
const gate = createGate(2)

const refused = (message: string): PrepareResult => ({ ok: false, message })

const damaged = 'The picture is damaged and can’t be read.'
const tooManyPixels = 'The picture has more than 50 million pixels. Make it smaller and try again.'

/** Formats that pages can't be given and that hold more than pixels. */
const refusedKinds: Partial<Record<ImageKind, string>> = {
  svg: 'Drawings in SVG can carry scripts, so they aren’t stored. Save it as a PNG and try again.',
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

/** What sharp can't read itself is unpacked before. */
const opened = async (source: ImageSource, kind: ImageKind): Promise<Sharp | null> => {
  const limits = { limitInputPixels: mostPixels, failOn: 'error', animated: false } as const
  if (kind !== 'heic') return sharp(Buffer.isBuffer(source) ? source : source.path, limits)
  const picture = await readHeic(Buffer.isBuffer(source) ? source : await readFile(source.path), mostPixels)
  return picture && sharp(picture.pixels, { ...limits, raw: { width: picture.width, height: picture.height, channels: 4 } })
}

const drawn = async (source: ImageSource, kind: ImageKind): Promise<PrepareResult> => {
  // Asked of the header alone, before anything is unpacked.
  const { width = 0, height = 0 } =
    kind === 'heic'
      ? { width: smallestSide, height: smallestSide }
      : await sharp(Buffer.isBuffer(source) ? source : source.path, { limitInputPixels: false }).metadata()
  if (width < smallestSide || height < smallestSide) return refused(`The picture is too small: at least ${smallestSide} pixels each way.`)
  if (width * height > mostPixels) return refused(tooManyPixels)
  const picture = await opened(source, kind)
  if (!picture) return refused('The photo can’t be read. Save it as a JPEG and try again.')
  const { data, info } = await picture
    .autoOrient()
    .resize({ width: largestSide, height: largestSide, fit: 'inside', withoutEnlargement: true })
    .toColourspace('srgb')
    // A higher effort takes twice the time for a few percent; pages are given their own sizes of it.
    .webp({ quality: 86, effort: 1 })
    .timeout({ seconds: secondsAtMost })
    .toBuffer({ resolveWithObject: true })
  if (info.width < smallestSide || info.height < smallestSide)
    return refused(`The picture is too small: at least ${smallestSide} pixels each way.`)
  return { ok: true, image: { bytes: data, contentType: 'image/webp', width: info.width, height: info.height } }
}

/**
 * Takes in a picture from outside: what it is is told by its bytes, its size is limited before it is unpacked, and it is drawn
 * anew, so that nothing but its pixels is stored, neither where a photo was taken nor what was hidden behind the picture. Of one that
 * moves the first frame is kept.
 *
 * @param largest bytes of the file; what a call of the console carries unless said
 */
export const prepareImage = async (source: ImageSource, largest = largestSentFile): Promise<PrepareResult> => {
  const { size, start } = await probe(source)
  if (size === 0) return refused('The file is empty.')
  if (size > largest) return refused(`The picture is larger than ${largest / 1_000_000} MB.`)
  const kind = imageKind(start)
  if (kind === null) return refused('That is not a picture. Use a JPEG, PNG, WebP, AVIF, HEIC or GIF.')
  const because = refusedKinds[kind]
  if (because) return refused(because)
  try {
    return await gate(() => drawn(source, kind))
  } catch {
    return refused(damaged)
  }
}
