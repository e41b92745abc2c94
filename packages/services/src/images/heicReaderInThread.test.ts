import { expect, it } from 'vitest'
import { heicReaderInThread } from './heicReaderInThread'
import { readHeic } from './readHeic'
import { redAndBlueHeic } from './testing/redAndBlueHeic'

/** First and last pixel of the first line. */
const edgePixels = async (read: typeof readHeic) => {
  const picture = await read(redAndBlueHeic, 1_000_000)
  if (!picture) throw new Error('The photo could not be decoded.')
  const { pixels, width, height } = picture
  const at = (index: number) => [...pixels.subarray(index * 4, index * 4 + 4)].map((value) => Math.round(value / 255))
  return { width, height, first: at(0), last: at(width - 1) }
}
const expected = { width: 64, height: 48, first: [1, 0, 0, 1], last: [0, 0, 1, 1] }

it('the HEIC reader decodes an iPhone photo in a thread with the same result as in the process', async () => {
  const read = heicReaderInThread()
  expect(await edgePixels(read)).toEqual(expected)
  expect(await edgePixels(readHeic)).toEqual(expected)
})

it('the HEIC reader returns null for a photo that is damaged or has too many pixels, and decodes the next one', async () => {
  const read = heicReaderInThread()
  const found = await Promise.all([
    read(redAndBlueHeic, 64 * 48 - 1),
    read(redAndBlueHeic.subarray(0, 300), 1_000_000),
    read(new Uint8Array(0), 1_000_000),
    read(redAndBlueHeic, 64 * 48),
  ])
  expect(found.map((picture) => picture?.width ?? null)).toEqual([null, null, null, 64])
})
