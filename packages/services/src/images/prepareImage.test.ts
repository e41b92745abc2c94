import { randomBytes } from 'node:crypto'
import sharp from 'sharp'
import { describe, expect, it } from 'vitest'
import { largestImageBytes, prepareImage } from './prepareImage'

const picture = (width: number, height: number) => sharp({ create: { width, height, channels: 3, background: '#a33' } })

const prepared = async (bytes: Buffer) => {
  const result = await prepareImage(bytes)
  if (!result.ok) throw new Error(result.message)
  return result.image
}
const refusal = async (bytes: Buffer) => {
  const result = await prepareImage(bytes)
  return result.ok ? 'taken' : result.message
}

describe('taking in a picture', () => {
  it('draws it anew without where it was taken', async () => {
    const withPlace = await picture(400, 300)
      .jpeg()
      .withExif({ IFD0: { Copyright: 'somebody' }, IFD3: { GPSLatitude: '33/1 51/1 0/1' } })
      .toBuffer()
    expect((await sharp(withPlace).metadata()).exif).toBeDefined()
    const { bytes, width, height } = await prepared(withPlace)
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

  it('turns it upright', async () => {
    const lying = await picture(400, 300).jpeg().withMetadata({ orientation: 6 }).toBuffer()
    expect(await prepared(lying)).toMatchObject({ width: 300, height: 400 })
  })

  it('makes it no larger than pages can show, and keeps what is see-through', async () => {
    expect(await prepared(await picture(4000, 1000).png().toBuffer())).toMatchObject({ width: 2560, height: 640 })
    const clear = await sharp({ create: { width: 40, height: 40, channels: 4, background: { r: 0, g: 0, b: 0, alpha: 0 } } })
      .png()
      .toBuffer()
    expect((await sharp((await prepared(clear)).bytes).metadata()).hasAlpha).toBe(true)
  })

  it.each([
    { name: 'nothing', bytes: () => Buffer.alloc(0), message: 'The file is empty.' },
    { name: 'too much', bytes: () => randomBytes(largestImageBytes + 1), message: 'The picture is larger than 4 MB.' },
    { name: 'no picture', bytes: () => Buffer.from('<html><script>alert(1)</script>'), message: /^That is not a picture/ },
    { name: 'a script in a drawing', bytes: () => Buffer.from('<svg onload="alert(1)"/>'), message: /^Drawings in SVG/ },
    { name: 'a PNG cut short', bytes: async () => (await picture(300, 300).png().toBuffer()).subarray(0, 90), message: /damaged/ },
    { name: 'one pixel', bytes: () => picture(1, 1).png().toBuffer(), message: /too small/ },
    {
      name: 'a small file of a hundred million pixels',
      bytes: () => picture(20_000, 5_001).png({ compressionLevel: 9 }).toBuffer(),
      message: /more than 50 million pixels|damaged/,
    },
  ])('refuses $name', async ({ bytes, message }) => {
    expect(await refusal(await bytes())).toMatch(message)
  })
})
