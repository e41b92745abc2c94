import { useWorld as testWorld } from '@forecourt/data/testing/useWorld'
import { listWalkShots, walkAlt } from '@forecourt/rules/stock/walkAround'
import sharp from 'sharp'
import { beforeEach, describe, expect, test, vi } from 'vitest'
import { catchRefusal } from '../testing/catchRefusal'
import { buildSession, createTestCaller, memoryFiles, temporaryUploads } from '../testing/createTestCaller'
import { sendFile } from '../testing/sendFile'

const world = testWorld()
/** Keys derived from content, as in the real storage. */
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
const uploads = temporaryUploads()
const session = () => buildSession('groupManager', world.north.organisationId)
const caller = () => createTestCaller(world.db, session(), { files, fetchPhoto, uploads }).call
const stock = () => caller().stock
const send = async (bytes: Buffer, kind: 'photo' | 'report' = 'photo', name = 'a.jpg') => ({
  upload: await sendFile(bytes, { call: caller(), db: world.db, session: session(), uploads, carId: id, kind, name }),
})
const photo = async (colour: string) =>
  send(
    await sharp({ create: { width: 300, height: 200, channels: 3, background: colour } })
      .withExif({ IFD3: { GPSLatitudeRef: 'S', GPSLatitude: '33/1 52/1 0/1' } })
      .jpeg()
      .toBuffer(),
  )

const solid = (colour: string) =>
  sharp({ create: { width: 300, height: 200, channels: 3, background: colour } })
    .jpeg()
    .toBuffer()

let id = ''
let count = 0
beforeEach(async () => {
  const { organisationId, locationId } = world.north
  count++
  const data = { stockNumber: `P${count}`, make: 'Kia', model: 'Rio', year: 2020, locationId }
  id = (await stock().create({ organisationId, key: `photographed-${count}`, data })).id
})
const keys = async () => (await stock().getOne({ id })).images.map(({ key }) => key)

test('A photo that does not fit on the disk is refused with a message, and can be sent again', async () => {
  const full = Object.assign(new Error('ENOSPC: no space left on device, write'), { code: 'ENOSPC' })
  const put = vi.spyOn(files, 'put').mockRejectedValueOnce(full)
  const error = vi.spyOn(console, 'error').mockImplementation(() => {})
  const sent = await photo('#3a3')
  const refused = await catchRefusal(stock().addPhoto({ id, photo: sent }))
  expect([refused.code, refused.message]).toEqual(['SERVICE_UNAVAILABLE', expect.stringMatching(/no space/)])
  expect(error).toHaveBeenCalledWith('stock.addPhoto failed:', full)
  put.mockRestore()
  error.mockRestore()
  expect((await stock().addPhoto({ id, photo: sent })).images).toHaveLength(1)
})

describe('the photos of a car', () => {
  test('A photo is re-encoded without its GPS location, named after the car, and stored once', async () => {
    const { key, images } = await stock().addPhoto({ id, photo: await photo('#a33') })
    expect(images).toEqual([{ key, alt: '2020 Kia Rio, photo 1' }])
    const { exif } = await sharp(files.files.get(key)?.bytes).metadata()
    expect(exif).toBeUndefined()
    expect((await stock().addPhoto({ id, photo: await photo('#a33') })).images).toEqual(images)
    expect((await stock().history({ id })).entries.filter(({ action }) => action === 'photos')).toHaveLength(1)
  })

  test('Forty photos uploaded at once are all stored', async () => {
    const sent = await Promise.all(Array.from({ length: 40 }, (_, index) => photo(`rgb(${index * 6}, 20, 40)`)))
    await Promise.all(sent.map((each) => stock().addPhoto({ id, photo: each })))
    expect(new Set(await keys()).size).toBe(40)
  })

  test('Photos are reordered, described and removed, the first is the cover, and undo restores them', async () => {
    for (const colour of ['#100', '#200', '#300']) await stock().addPhoto({ id, photo: await photo(colour) })
    const { images, revision } = await stock().addPhoto({ id, photo: await photo('#400'), position: 0, alt: 'The cover' })
    expect(images[0]?.alt).toBe('The cover')
    const [cover, first, second] = images
    if (!cover || !first || !second) throw new Error('Four photos were added.')
    const photos = [{ ...second, alt: 'From behind' }, cover]
    const set = await stock().setPhotos({ id, photos, expectedRevision: revision })
    expect([set.images, set.imageKey]).toEqual([photos, second.key])
    expect((await catchRefusal(stock().setPhotos({ id, photos: [cover], expectedRevision: revision }))).code).toBe('CONFLICT')
    expect((await stock().setPhotos({ id, photos, expectedRevision: revision })).revision).toBe(set.revision)
    expect((await stock().undo({ id })).images).toEqual(images)
  })

  test('A photo is rotated, blurred and cropped in place, and undo restores it', async () => {
    const { key } = await stock().addPhoto({ id, photo: await photo('#500'), alt: 'Side' })
    const crop = { left: 0, top: 0, width: 0.5, height: 0.5 }
    const edited = await stock().editPhoto({ id, key, rotate: 90, crop, blur: [crop] })
    expect(edited.images).toEqual([{ key: edited.key, alt: 'Side' }])
    expect(await sharp(files.files.get(edited.key)?.bytes).metadata()).toMatchObject({ width: 100, height: 150 })
    expect((await catchRefusal(stock().editPhoto({ id, key, rotate: 90 }))).code).toBe('NOT_FOUND')
    expect((await stock().undo({ id })).images).toEqual([{ key, alt: 'Side' }])
  })

  test('The original of an edited photo is private, and can be restored', async () => {
    const yard = await sharp({
      create: { width: 300, height: 200, channels: 3, background: '#510', noise: { type: 'gaussian', mean: 120, sigma: 40 } },
    })
      .jpeg()
      .toBuffer()
    const { key } = await stock().addPhoto({ id, photo: await send(yard), alt: 'Plate' })
    const blur = [{ left: 0.1, top: 0.1, width: 0.5, height: 0.5 }]
    const blurred = await stock().editPhoto({ id, key, blur })
    const turned = await stock().editPhoto({ id, key: blurred.key, rotate: 180 })
    expect([files.files.has(key), files.files.has(blurred.key), files.files.has(turned.key)]).toEqual([false, false, true])
    await stock().addPhoto({ id, photo: await photo('#511') })
    expect((await stock().photos({ id })).photos.map(({ isEdited }) => isEdited)).toEqual([true, false])
    const restored = await stock().restorePhoto({ id, key: turned.key })
    expect([restored.key, restored.images[0], files.files.has(key), files.files.has(turned.key)]).toEqual([
      key,
      { key, alt: 'Plate' },
      true,
      false,
    ])
    expect((await stock().photos({ id })).photos.map(({ isEdited }) => isEdited)).toEqual([false, false])
    expect((await catchRefusal(stock().restorePhoto({ id, key }))).code).toBe('NOT_FOUND')
    await stock().undo({ id })
    expect(files.files.has(turned.key)).toBe(true)
  })

  test('Editing a photo keeps its file if another car shows the same photo', async () => {
    const { key } = await stock().addPhoto({ id, photo: await photo('#520') })
    const { organisationId, locationId } = world.north
    const data = { stockNumber: `T${count}`, make: 'Kia', model: 'Rio', year: 2020, locationId }
    const mine = id
    id = (await stock().create({ organisationId, key: `twin-of-${count}`, data })).id
    await stock().addPhoto({ id, photo: await photo('#520') })
    await stock().editPhoto({ id: mine, key, rotate: 90 })
    expect(files.files.has(key)).toBe(true)
  })

  test('Photos added one after the other are one entry of the history, undone at once', async () => {
    for (const colour of ['#530', '#531', '#532']) await stock().addPhoto({ id, photo: await photo(colour) })
    const { images, revision } = await stock().getOne({ id })
    await stock().setPhotos({ id, photos: images.toReversed(), expectedRevision: revision })
    for (const colour of ['#533', '#534']) await stock().addPhoto({ id, photo: await photo(colour) })
    const { entries } = await stock().history({ id })
    expect(entries.map(({ action }) => action)).toEqual(['photos', 'photos', 'photos', 'create'])
    expect((await stock().undo({ id })).images).toEqual(images.toReversed())
    expect((await stock().undo({ id })).images).toEqual(images)
    expect((await stock().undo({ id })).images).toEqual([])
    // A removed photo isn't matched.
    await stock().addPhoto({ id, photo: await photo('#535') })
    expect((await stock().undo({ id })).images).toEqual([])
  })

  test('A batch that replaces photos puts the new ones in order, and is undone at once', async () => {
    for (const colour of ['#550', '#551', '#552']) await stock().addPhoto({ id, photo: await photo(colour), alt: colour })
    const old = await keys()
    const { images } = await stock().getOne({ id })
    const batch = 'replacing'
    const add = async (colour: string, index: number, replaces: string[]) =>
      stock().addPhoto({ id, photo: await photo(colour), order: { batch, index }, replaces })
    const [first = '', second = '', third = ''] = old
    // The second new photo arrives first, and is the old third one.
    const again = await add('#552', 1, [second, third])
    expect([again.isNew, again.images]).toEqual([false, [images[2], images[0]]])
    const { key, images: after } = await add('#553', 0, [first])
    expect(after).toEqual([{ key, alt: '2020 Kia Rio, photo 1' }, images[2]])
    expect((await add('#553', 0, [first])).images).toEqual(after)
    expect((await stock().history({ id })).entries.map(({ action }) => action)).toEqual(['photos', 'photos', 'create'])
    expect((await stock().undo({ id })).images).toEqual(images)
  })

  test('The photos of a walk around are named and in its order, whichever arrives first', async () => {
    const [frontLeft, front, left] = listWalkShots('car')
    if (!frontLeft || !front || !left) throw new Error('A walk has three photos.')
    for (const [index, shot, colour] of [
      [2, left, '#572'],
      [0, frontLeft, '#570'],
      [1, front, '#571'],
    ] as const)
      await stock().addPhoto({
        ...{ id, photo: await photo(colour), alt: walkAlt('2020 Kia Rio', shot) },
        order: { batch: 'walk', index },
      })
    const { images } = await stock().getOne({ id })
    expect(images.map(({ alt }) => alt)).toEqual(['2020 Kia Rio, front left', '2020 Kia Rio, front', '2020 Kia Rio, left side'])
  })

  test('A photo that was added after the review is not replaced', async () => {
    await stock().addPhoto({ id, photo: await photo('#560') })
    const replaces = await keys()
    const later = await stock().addPhoto({ id, photo: await photo('#561') })
    const { key } = await stock().addPhoto({ id, photo: await photo('#562'), order: { batch: 'later', index: 0 }, replaces })
    expect(await keys()).toEqual([key, later.key])
  })

  test('The focal point of a photo is kept when it is blurred, and lost when it is rotated', async () => {
    const { key, revision } = await stock().addPhoto({ id, photo: await photo('#540') })
    const focused = `${key}#20,80`
    const set = await stock().setPhotos({ id, photos: [{ key: focused, alt: 'Nose' }], expectedRevision: revision })
    expect(set.images).toEqual([{ key: focused, alt: 'Nose' }])
    expect((await stock().addPhoto({ id, photo: await photo('#540') })).images).toEqual(set.images)
    const blurred = await stock().editPhoto({ id, key: focused, blur: [{ left: 0, top: 0, width: 0.1, height: 0.1 }] })
    expect(blurred.key).toMatch(/#20,80$/)
    expect((await stock().editPhoto({ id, key: blurred.key, rotate: 90 })).key).not.toMatch(/#/)
  })

  test('A photo is fetched from an address, and a failed fetch is reported with a message', async () => {
    expect((await stock().addPhoto({ id, photo: { url: 'https://photos.example/a.jpg' } })).images).toMatchObject([
      { key: 'cars/fetched.webp' },
    ])
    expect(await catchRefusal(stock().addPhoto({ id, photo: { url: 'https://photos.example/gone.jpg' } }))).toMatchObject({
      code: 'BAD_REQUEST',
      message: 'The server answered with 404.',
    })
  })

  test('A file that is not a photo, a photo of another car and a duplicate are refused, and nothing is stored', async () => {
    const { key, revision } = await stock().addPhoto({ id, photo: await photo('#600') })
    const before = files.files.size
    const sent = await send(Buffer.from('<script>alert(1)</script>'))
    expect((await catchRefusal(stock().addPhoto({ id, photo: sent }))).message).toMatch(/not a picture/)
    const foreign = stock().setPhotos({ id, photos: [{ key: 'cars/n1001/1.png', alt: '' }], expectedRevision: revision })
    expect((await catchRefusal(foreign)).message).toMatch(/belongs to another car/)
    const twice = stock().setPhotos({
      id,
      photos: [
        { key, alt: 'a' },
        { key, alt: 'b' },
      ],
      expectedRevision: revision,
    })
    expect((await catchRefusal(twice)).message).toMatch(/twice/)
    expect(files.files.size).toBe(before)
  })

  test.each([
    { name: 'a text file named .jpg', bytes: () => Buffer.from('Dear Sir'), expected: /^This is not a picture/ },
    { name: 'an SVG file', bytes: () => Buffer.from('<svg onload="alert(1)"/>'), expected: /^SVG files/ },
    { name: 'an incomplete photo', bytes: async () => (await solid('#777')).subarray(0, 400), expected: /damaged/ },
  ])('A file that is $name is refused with a message, and its upload is deleted', async ({ bytes, expected }) => {
    const sent = await send(await bytes())
    const { code, message } = await catchRefusal(stock().addPhoto({ id, photo: sent }))
    expect([code, message]).toEqual(['BAD_REQUEST', expect.stringMatching(expected)])
    expect((await caller().uploads.ofCar({ carId: id })).data).toEqual([])
    expect((await catchRefusal(stock().addPhoto({ id, photo: sent }))).code).toBe('NOT_FOUND')
  })
})

describe('a photo of a car in the library', () => {
  test('A photo is copied to the library, once, so that it stays when the car’s own is removed', async () => {
    const { organisationId } = world.north
    const { key } = await stock().addPhoto({ id, photo: await photo('#b52') })
    const [first, again] = [await caller().images.addCarPhoto({ carId: id, key }), await caller().images.addCarPhoto({ carId: id, key })]
    expect(first).toMatchObject({ name: '2020 Kia Rio, photo 1', focalX: 0.5, focalY: 0.5 })
    expect(again.id).toBe(first.id)
    await stock().setPhotos({ id, photos: [], expectedRevision: (await stock().getOne({ id })).revision })
    const { data } = await caller().images.getList({ filter: { organisationId } })
    expect(data.map((image) => image.key)).toContain(first.key)
    expect((await catchRefusal(caller().images.addCarPhoto({ carId: id, key }))).code).toBe('NOT_FOUND')
  })
})

describe('photos of a whole yard', () => {
  test('Files are matched to the cars of the organisation by stock number, VIN and plate', async () => {
    const { organisationId, locationId } = world.north
    const data = { stockNumber: `Q${count}00`, make: 'Kia', model: 'Rio', year: 2020, locationId }
    const other = (await stock().create({ organisationId, key: `beside-${count}`, data })).id
    await stock().update({ id, data: { vin: 'KNADC512ML6123457', regoPlate: 'YRD 01A' } })
    const { key } = await stock().addPhoto({ id, photo: await photo('#700') })
    const paths = [`P${count}-1.jpg`, 'knadc512ml6123457/01.jpg', 'YRD01A_front.jpg', 'DCIM/IMG_0001.jpg', `P${count}/Q${count}00-2.jpg`]
    const { matches, cars } = await stock().matchPhotos({ organisationId, paths })
    expect(matches).toEqual([[id], [id], [id], [], [id, other]])
    expect(cars.find((each) => each.id === id)).toEqual({
      ...{ id, name: '2020 Kia Rio', stockNumber: `P${count}`, regoPlate: 'YRD 01A', status: 'draft' },
      photos: [key],
    })
    expect(cars.map((each) => each.id).toSorted()).toEqual([id, other].toSorted())
  })

  test('Sold and withdrawn cars are named apart, and can have photos all the same; cars of others are not matched', async () => {
    const { organisationId } = world.north
    const paths = [`P${count}-1.jpg`]
    await stock().transition({ id, to: 'withdrawn' })
    const { matches, goneMatches, cars } = await stock().matchPhotos({ organisationId, paths: [...paths, 'IMG_0001.jpg'] })
    expect([matches, goneMatches]).toEqual([
      [[], []],
      [[id], []],
    ])
    expect(cars).toMatchObject([{ id, status: 'withdrawn', photos: [] }])
    expect((await stock().addPhoto({ id, photo: await photo('#910') })).isNew).toBe(true)
    const refused = await catchRefusal(stock().matchPhotos({ organisationId: world.south.organisationId, paths }))
    expect(refused.code).toBe('NOT_FOUND')
  })
})

describe('the history report of a car', () => {
  const pdf = Buffer.from('%PDF-1.4\n1 0 obj <<>> endobj\nstartxref\n9\n%%EOF\n')

  test('the history report of a car is stored once it is verified as a PDF, and can be removed and restored', async () => {
    const { historyFileKey } = await stock().setReport({ id, ...(await send(pdf, 'report', 'report.pdf')) })
    expect(historyFileKey).toMatch(/^reports\//)
    expect(files.files.get(historyFileKey ?? '')).toMatchObject({ contentType: 'application/pdf' })
    expect((await stock().update({ id, data: { historyFileKey: null } })).historyFileKey).toBeNull()
    expect((await stock().undo({ id })).historyFileKey).toBe(historyFileKey)
  })

  test.each([
    { name: 'an HTML page', bytes: Buffer.from('<html>%PDF-1.4 startxref %%EOF'), message: /^This is not a PDF/ },
    { name: 'an incomplete PDF', bytes: pdf.subarray(0, 20), message: /incomplete/ },
  ])('the history report of a car is refused if it is $name', async ({ bytes, message }) => {
    expect((await catchRefusal(stock().setReport({ id, ...(await send(bytes, 'report')) }))).message).toMatch(message)
    expect((await stock().getOne({ id })).historyFileKey).toBeNull()
  })

  test('the history report of a car can’t be uploaded as a photo, nor a photo as a report', async () => {
    expect((await catchRefusal(stock().addPhoto({ id, photo: await send(pdf, 'report') }))).code).toBe('NOT_FOUND')
    expect((await catchRefusal(stock().setReport({ id, ...(await photo('#550')) }))).code).toBe('NOT_FOUND')
  })
})
