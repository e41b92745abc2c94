import { useWorld as testWorld } from '@forecourt/data/testing/useWorld'
import sharp from 'sharp'
import { beforeEach, describe, expect, test } from 'vitest'
import { buildSession, callerOf } from '../testing/callerOf'
import { memoryFiles } from '../testing/memoryFiles'
import { refusalOf } from '../testing/refusalOf'

const world = testWorld()
/** Keys made of content, as the real storage makes them. */
const files = (() => {
  const memory = memoryFiles()
  const keys = new Map<string, string>()
  return {
    ...memory,
    put: async (folder: string, bytes: Buffer, contentType: string) => {
      const content = bytes.toString('base64')
      const key = keys.get(content) ?? (await memory.put(folder, bytes, contentType)).key
      keys.set(content, key)
      return { key }
    },
  }
})()
const fetchPhoto = async (url: string) =>
  url.endsWith('gone.jpg') ? { fault: 'The server answered with 404.', isFinal: true } : { key: 'cars/fetched.webp' }
const stock = () => callerOf(world.db, buildSession('groupManager', world.north.organisationId), { files, fetchPhoto }).call.stock
const photo = async (colour: string) => ({
  data: (
    await sharp({ create: { width: 300, height: 200, channels: 3, background: colour } })
      .withExif({ IFD3: { GPSLatitudeRef: 'S', GPSLatitude: '33/1 52/1 0/1' } })
      .jpeg()
      .toBuffer()
  ).toString('base64'),
})

let id = ''
let count = 0
beforeEach(async () => {
  const { organisationId, locationId } = world.north
  count++
  const data = { stockNumber: `P${count}`, make: 'Kia', model: 'Rio', year: 2020, locationId }
  id = (await stock().create({ organisationId, key: `photographed-${count}`, data })).id
})
const keys = async () => (await stock().getOne({ id })).images.map(({ key }) => key)

describe('the photos of a car', () => {
  test('A photo is drawn anew without its place, named after the car, and the same one is there once', async () => {
    const { key, images } = await stock().addPhoto({ id, photo: await photo('#a33') })
    expect(images).toEqual([{ key, alt: '2020 Kia Rio, photo 1' }])
    const { exif } = await sharp(files.kept.get(key)?.bytes).metadata()
    expect(exif).toBeUndefined()
    expect((await stock().addPhoto({ id, photo: await photo('#a33') })).images).toEqual(images)
    expect((await stock().history({ id })).entries.filter(({ action }) => action === 'photos')).toHaveLength(1)
  })

  test('Forty dropped at once are all there', async () => {
    const sent = await Promise.all(Array.from({ length: 40 }, (_, index) => photo(`rgb(${index * 6}, 20, 40)`)))
    await Promise.all(sent.map((each) => stock().addPhoto({ id, photo: each })))
    expect(new Set(await keys()).size).toBe(40)
  })

  test('They are ordered, the first their cover, described and removed, and come back', async () => {
    for (const colour of ['#100', '#200', '#300']) await stock().addPhoto({ id, photo: await photo(colour) })
    const { images, revision } = await stock().addPhoto({ id, photo: await photo('#400'), position: 0, alt: 'The cover' })
    expect(images[0]?.alt).toBe('The cover')
    const [cover, first, second] = images
    if (!cover || !first || !second) throw new Error('Four photos were added.')
    const photos = [{ ...second, alt: 'From behind' }, cover]
    const set = await stock().setPhotos({ id, photos, expectedRevision: revision })
    expect([set.images, set.imageKey]).toEqual([photos, second.key])
    expect((await refusalOf(stock().setPhotos({ id, photos: [cover], expectedRevision: revision }))).code).toBe('CONFLICT')
    expect((await stock().setPhotos({ id, photos, expectedRevision: revision })).revision).toBe(set.revision)
    expect((await stock().undo({ id })).images).toEqual(images)
  })

  test('One is turned, blurred and cropped in its place, and comes back', async () => {
    const { key } = await stock().addPhoto({ id, photo: await photo('#500'), alt: 'Side' })
    const crop = { left: 0, top: 0, width: 0.5, height: 0.5 }
    const edited = await stock().editPhoto({ id, key, rotate: 90, crop, blur: [crop] })
    expect(edited.images).toEqual([{ key: edited.key, alt: 'Side' }])
    expect(await sharp(files.kept.get(edited.key)?.bytes).metadata()).toMatchObject({ width: 100, height: 150 })
    expect((await refusalOf(stock().editPhoto({ id, key, rotate: 90 }))).code).toBe('NOT_FOUND')
    expect((await stock().undo({ id })).images).toEqual([{ key, alt: 'Side' }])
  })

  test('From an address it is fetched, and what can’t be had is said in words', async () => {
    expect((await stock().addPhoto({ id, photo: { url: 'https://photos.example/a.jpg' } })).images).toMatchObject([
      { key: 'cars/fetched.webp' },
    ])
    expect(await refusalOf(stock().addPhoto({ id, photo: { url: 'https://photos.example/gone.jpg' } }))).toMatchObject({
      code: 'BAD_REQUEST',
      message: 'The server answered with 404.',
    })
  })

  test('What is no photo, another car’s, or there twice is refused, and nothing is stored', async () => {
    const { key, revision } = await stock().addPhoto({ id, photo: await photo('#600') })
    const before = files.kept.size
    const data = Buffer.from('<script>alert(1)</script>').toString('base64')
    expect((await refusalOf(stock().addPhoto({ id, photo: { data } }))).message).toMatch(/not a picture/)
    const foreign = stock().setPhotos({ id, photos: [{ key: 'cars/n1001/1.png', alt: '' }], expectedRevision: revision })
    expect((await refusalOf(foreign)).message).toMatch(/not this car’s/)
    const twice = stock().setPhotos({
      id,
      photos: [
        { key, alt: 'a' },
        { key, alt: 'b' },
      ],
      expectedRevision: revision,
    })
    expect((await refusalOf(twice)).message).toMatch(/twice/)
    expect(files.kept.size).toBe(before)
  })
})
