import sharp from 'sharp'
import { expect, it } from 'vitest'
import { editImage, type ImageEdit } from './editImage'

const noEdit: ImageEdit = { rotate: 0, crop: null, blur: [] }

/** Left red, right blue, with fine black lines over the right half, like text. */
const picture = async () => {
  const lines = Array.from({ length: 25 }, (_, at) => `<rect x="${200 + at * 8}" width="4" height="200" fill="#000"/>`).join('')
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="400" height="200"><rect width="200" height="200" fill="#f00"/><rect x="200" width="200" height="200" fill="#00f"/>${lines}</svg>`
  return sharp(Buffer.from(svg)).png().toBuffer()
}
const edited = async (edit: Partial<ImageEdit>) => {
  const result = await editImage(await picture(), { ...noEdit, ...edit })
  if (!result.ok) throw new Error(result.message)
  return result.image
}
/** Minimum and maximum blue of an area. */
const blues = async (bytes: Buffer, left: number, top: number, width: number, height: number) => {
  const stats = await sharp(await sharp(bytes).extract({ left, top, width, height }).png().toBuffer()).stats()
  return { min: stats.channels[2]?.min ?? 0, max: stats.channels[2]?.max ?? 0, red: stats.channels[0]?.mean ?? 0 }
}

it('the picture editor rotates a picture', async () => {
  const image = await edited({ rotate: 90 })
  expect([image.width, image.height]).toEqual([200, 400])
  expect((await blues(image.bytes, 50, 50, 50, 50)).red).toBeGreaterThan(200)
})

it('the picture editor crops a picture', async () => {
  const image = await edited({ crop: { left: 0, top: 0, width: 0.5, height: 1 } })
  expect([image.width, image.height]).toEqual([200, 200])
  expect((await blues(image.bytes, 20, 20, 100, 100)).red).toBeGreaterThan(200)
})

it('the picture editor makes text in a blurred area unreadable, and leaves the rest unchanged', async () => {
  const image = await edited({ blur: [{ left: 0.5, top: 0.25, width: 0.5, height: 0.5 }] })
  const blurred = await blues(image.bytes, 220, 70, 150, 60)
  expect(blurred.max - blurred.min).toBeLessThan(90)
  const rest = await blues(image.bytes, 220, 5, 150, 20)
  expect(rest.max - rest.min).toBeGreaterThan(200)
})

it('the picture editor limits crop and blur to the edges of the picture', async () => {
  const image = await edited({ crop: { left: 0.9, top: 0.9, width: 5, height: 5 }, blur: [{ left: -1, top: 2, width: 9, height: 9 }] })
  expect([image.width, image.height]).toEqual([40, 20])
})
