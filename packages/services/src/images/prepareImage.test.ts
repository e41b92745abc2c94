import { randomBytes } from 'node:crypto'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { crc32, deflateSync } from 'node:zlib'
import { largestSentFile } from '@forecourt/rules/stock/uploadLimits'
import sharp from 'sharp'
import { describe, expect, it } from 'vitest'
import { prepareImage } from './prepareImage'
import { redAndBlueHeic } from './testing/redAndBlueHeic'

const picture = (width: number, height: number) => sharp({ create: { width, height, channels: 3, background: '#a33' } })

/** A chunk of a PNG with length and checksum. */
const pngPart = (name: string, content: Buffer): Buffer => {
  const named = Buffer.concat([Buffer.from(name, 'latin1'), content])
  const whole = Buffer.alloc(named.length + 8)
  whole.writeUInt32BE(content.length)
  named.copy(whole, 4)
  whole.writeUInt32BE(crc32(named), named.length + 4)
  return whole
}

const prepared = async (bytes: Buffer) => {
  const result = await prepareImage(bytes)
  if (!result.ok) throw new Error(result.message)
  return result.image
}
const refusal = async (bytes: Buffer) => {
  const result = await prepareImage(bytes)
  return result.ok ? 'taken' : result.message
}

describe('preparing an uploaded picture', () => {
  it('preparing an uploaded picture removes the GPS location and other metadata', async () => {
    const withLocation = await picture(400, 300)
      .jpeg()
      .withExif({ IFD0: { Copyright: 'somebody' }, IFD3: { GPSLatitude: '33/1 51/1 0/1' } })
      .toBuffer()
    expect((await sharp(withLocation).metadata()).exif).toBeDefined()
    const { bytes, width, height } = await prepared(withLocation)
    const { exif, icc, xmp, format } = await sharp(bytes).metadata()
    expect({ exif, icc, xmp, format, width, height }).toEqual({
      exif: undefined,
      icc: undefined,
      xmp: undefined,
      format: 'webp',
      width: 400,
      height: 300,
    })
  })

  it('preparing an uploaded picture turns it upright by its EXIF orientation', async () => {
    const sideways = await picture(400, 300).jpeg().withMetadata({ orientation: 6 }).toBuffer()
    expect(await prepared(sideways)).toMatchObject({ width: 300, height: 400 })
  })

  it('preparing an uploaded picture scales it down to the largest size that pages show, and keeps transparency', async () => {
    expect(await prepared(await picture(4000, 1000).png().toBuffer())).toMatchObject({ width: 2560, height: 640 })
    const clear = await sharp({ create: { width: 40, height: 40, channels: 4, background: { r: 0, g: 0, b: 0, alpha: 0 } } })
      .png()
      .toBuffer()
    expect((await sharp((await prepared(clear)).bytes).metadata()).hasAlpha).toBe(true)
  })

  it('preparing an uploaded picture decodes an iPhone photo, and reads a file on disk like its bytes', async () => {
    const heic = await prepared(redAndBlueHeic)
    expect(heic).toMatchObject({ width: 64, height: 48, contentType: 'image/webp' })
    const { channels } = await sharp(await sharp(heic.bytes).extract({ left: 4, top: 4, width: 20, height: 40 }).png().toBuffer()).stats()
    expect(channels.map(({ mean }) => Math.round(mean / 255))).toEqual(expect.arrayContaining([1, 0, 0]))
    const folder = await mkdtemp(join(tmpdir(), 'pictures-'))
    const path = join(folder, 'photo')
    const bytes = await picture(600, 400).jpeg().toBuffer()
    await writeFile(path, bytes)
    expect(await prepareImage({ path })).toEqual(await prepareImage(bytes))
    await writeFile(path, '')
    expect(await prepareImage({ path })).toEqual({ ok: false, message: 'The file is empty.' })
    await rm(folder, { recursive: true })
  })

  it('preparing an uploaded picture keeps the first frame of an animation', async () => {
    const frames = Buffer.concat([Buffer.alloc(40 * 30 * 3, 0xee), Buffer.alloc(40 * 30 * 3, 0x11)])
    const moving = await sharp(frames, { raw: { width: 40, height: 60, channels: 3, pageHeight: 30 } })
      .gif({ delay: [100, 100] })
      .toBuffer()
    expect((await sharp(moving).metadata()).pages).toBe(2)
    const { bytes, width, height } = await prepared(moving)
    expect([width, height, (await sharp(bytes).metadata()).pages ?? 1]).toEqual([40, 30, 1])
    expect((await sharp(bytes).stats()).channels[0]?.mean).toBeGreaterThan(200)
  })

  it('preparing an uploaded picture removes scripts and other files that are hidden in it', async () => {
    const hidden = '<script>alert(document.domain)</script>%PDF-1.7 PK\u0003\u0004'
    const jpeg = await picture(200, 100).jpeg().toBuffer()
    const { bytes } = await prepared(Buffer.concat([jpeg, Buffer.from(hidden)]))
    expect(bytes.includes('<script>') || bytes.includes('%PDF') || bytes.includes('PK\u0003')).toBe(false)
  })

  it.each([
    { name: 'an empty file', bytes: () => Buffer.alloc(0), message: 'The file is empty.' },
    { name: 'a file above the size limit', bytes: () => randomBytes(largestSentFile + 1), message: 'The picture is larger than 4 MB.' },
    { name: 'an HTML page', bytes: () => Buffer.from('<html><script>alert(1)</script>'), message: /^This is not a picture/ },
    { name: 'a script in an SVG', bytes: () => Buffer.from('<svg onload="alert(1)"/>'), message: /^SVG files/ },
    { name: 'a PNG cut short', bytes: async () => (await picture(300, 300).png().toBuffer()).subarray(0, 90), message: /damaged/ },
    { name: 'a picture of one pixel', bytes: () => picture(1, 1).png().toBuffer(), message: /too small/ },
    {
      name: 'a small file of a hundred million pixels',
      bytes: () => picture(20_000, 5_001).png({ compressionLevel: 9 }).toBuffer(),
      message: /more than 50 million pixels/,
    },
    {
      name: 'a decompression bomb: 30,000 × 30,000 pixels in a hundred bytes',
      bytes: () =>
        Buffer.concat([
          Buffer.from('89504e470d0a1a0a', 'hex'),
          pngPart('IHDR', Buffer.from('00007530000075300806000000', 'hex')),
          pngPart('IDAT', deflateSync(Buffer.alloc(64))),
          pngPart('IEND', Buffer.alloc(0)),
        ]),
      message: /more than 50 million pixels/,
    },
    {
      name: 'a JPEG cut off in the middle',
      bytes: async () => {
        const noise = await sharp(randomBytes(400 * 300 * 3), { raw: { width: 400, height: 300, channels: 3 } })
          .jpeg()
          .toBuffer()
        return noise.subarray(0, noise.length / 2)
      },
      message: 'The picture is damaged and can’t be read.',
    },
    { name: 'a text file', bytes: () => Buffer.from('Dear Sir, the photos follow.'), message: /^This is not a picture/ },
    { name: 'a PDF', bytes: () => Buffer.from('%PDF-1.7\n%%EOF'), message: /^This is not a picture/ },
    { name: 'an iPhone photo cut short', bytes: () => redAndBlueHeic.subarray(0, 250), message: /can’t be read/ },
  ])('preparing an uploaded picture refuses $name', async ({ bytes, message }) => {
    expect(await refusal(await bytes())).toMatch(message)
  })
})
