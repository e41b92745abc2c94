import { useWorld as testWorld } from '@forecourt/data/testing/useWorld'
import sharp from 'sharp'
import { describe, expect, test } from 'vitest'
import { catchRefusal } from '../testing/catchRefusal'
import { buildSession, createTestCaller, memoryFiles } from '../testing/createTestCaller'

const world = testWorld()
const files = memoryFiles()
const editorIn = (side: 'north' | 'south') => createTestCaller(world.db, buildSession('editor', world[side].organisationId), { files }).call
const picture = async (colour: string) =>
  (
    await sharp({ create: { width: 300, height: 200, channels: 3, background: colour } })
      .jpeg()
      .toBuffer()
  ).toString('base64')

describe('Pictures in the console', { shuffle: false }, () => {
  describe('The picture library', () => {
    test('The picture library re-encodes an uploaded picture and names the uploader in the audit', async () => {
      const { organisationId } = world.north
      const image = await editorIn('north').images.upload({
        organisationId,
        name: 'Our yard',
        alt: 'Cars in a row',
        data: await picture('#a33'),
      })
      expect(image).toMatchObject({
        name: 'Our yard',
        alt: 'Cars in a row',
        width: 300,
        height: 200,
        focalX: 0.5,
        authorName: 'editor person',
      })
      expect(files.files.get(image.key)?.contentType).toBe('image/webp')
      const [entry] = await world.db.platform.transaction((tx) => tx.auditEntry.findMany({ where: { target: image.id } }))
      expect(entry).toMatchObject({
        action: 'image.upload',
        organisationId,
        actorName: 'editor person',
        summary: 'Uploaded the picture “Our yard”',
      })
    })

    test('The picture library refuses a file that is not a picture with a message, and stores nothing', async () => {
      const before = files.files.size
      const { organisationId } = world.north
      const data = Buffer.from('<script>alert(1)</script>').toString('base64')
      const { code, message } = await catchRefusal(editorIn('north').images.upload({ organisationId, name: 'x', data }))
      expect([code, message]).toEqual(['BAD_REQUEST', 'This is not a picture. Use a JPEG, PNG, WebP, AVIF, HEIC or GIF.'])
      expect(files.files.size).toBe(before)
    })

    test('The picture library fetches a picture pasted from another page, and reports why one can’t be fetched', async () => {
      const { organisationId } = world.north
      const bytes = await sharp({ create: { width: 64, height: 48, channels: 3, background: '#36a' } })
        .webp()
        .toBuffer()
      const requested: string[] = []
      const { call } = createTestCaller(world.db, buildSession('editor', organisationId), {
        files,
        fetchPicture: async (address) => {
          requested.push(address)
          if (address.endsWith('gone.png')) return { ok: false, message: 'The server answered with 404.', isFinal: true }
          return { ok: true, image: { bytes, contentType: 'image/webp', width: 64, height: 48 } }
        },
      })
      const sent = { organisationId, name: 'Pasted picture', data: { address: 'https://docs.example/ute.png' } }
      const image = await call.images.upload(sent)
      expect(image).toMatchObject({ name: 'Pasted picture', width: 64, height: 48, authorName: 'editor person' })
      expect(files.files.get(image.key)?.contentType).toBe('image/webp')
      const before = files.files.size
      const missing = call.images.upload({ ...sent, data: { address: 'https://docs.example/gone.png' } })
      expect(await catchRefusal(missing)).toMatchObject({ code: 'BAD_REQUEST', message: 'The server answered with 404.' })
      expect([files.files.size, requested]).toEqual([before, ['https://docs.example/ute.png', 'https://docs.example/gone.png']])
    })

    test('The picture library finds pictures by all words of their name and description', async () => {
      const { organisationId } = world.north
      const { images } = editorIn('north')
      await images.upload({ organisationId, name: 'Workshop', alt: 'A mechanic under a ute', data: await picture('#3a3') })
      const names = async (q: string) => (await images.getList({ filter: { q } })).data.map(({ name }) => name)
      expect(await names('ute work')).toEqual(['Workshop'])
      expect(await names('ute yard')).toEqual([])
      expect(await names('100%')).toEqual([])
    })

    test('The picture library stores a changed focal point and alt text', async () => {
      const { images } = editorIn('north')
      const [first] = (await images.getList({})).data
      const changed = await images.update({ id: first?.id ?? '', data: { focalX: 0.2, alt: 'A row of cars' } })
      expect([changed.focalX, changed.alt, changed.key]).toEqual([0.2, 'A row of cars', first?.key])
      expect((await catchRefusal(images.update({ id: changed.id, data: { focalX: 1.2 } }))).code).toBe('BAD_REQUEST')
    })

    test('The picture library belongs to one organisation', async () => {
      const { organisationId } = world.north
      const [first] = (await editorIn('north').images.getList({})).data
      expect((await editorIn('south').images.getList({})).data).toEqual([])
      expect((await catchRefusal(editorIn('south').images.update({ id: first?.id ?? '', data: { alt: 'Ours' } }))).code).toBe('NOT_FOUND')
      const { code } = await catchRefusal(editorIn('south').images.upload({ organisationId, name: 'x', data: await picture('#33a') }))
      expect(code).toBe('NOT_FOUND')
    })
  })

  describe('The pictures of a layer', () => {
    const staff = () => createTestCaller(world.db, buildSession('onboarder', null), { files }).call
    const createLayerWithPicture = async (name: string, kind: 'template' | 'manufacturer' = 'template') => {
      const slug = name.toLowerCase().replaceAll(' ', '-')
      const { id } = await staff().layers.create({ kind, name, slug })
      return { id, image: await staff().layers.uploadPicture({ layerId: id, name, data: await picture('#555') }) }
    }
    const names = ({ data }: { data: readonly { name: string }[] }) => data.map(({ name }) => name).sort()

    test('The pictures of a layer belong to that layer only, with the uploader named in the audit', async () => {
      const { image, id } = await createLayerWithPicture('Show Day')
      expect(image).toMatchObject({ organisationId: null, layerId: id, name: 'Show Day' })
      expect(files.files.has(image.key)).toBe(true)
      const [entry] = await world.db.platform.transaction((tx) => tx.auditEntry.findMany({ where: { target: image.id } }))
      expect(entry).toMatchObject({ organisationId: null, summary: 'Uploaded the picture “Show Day” for the layer Show Day' })
      expect(names(await staff().layers.pictures({ layerId: id }))).toEqual(['Show Day'])
      expect(names(await staff().layers.pictures({ layerId: 'template-plain' }))).toEqual([])
      expect(names(await staff().layers.pictures({ layerId: null }))).toEqual([])
    })

    test('The pictures of a layer are shared with every site that uses the layer, and with no other', async () => {
      const used = await staff().layers.uploadPicture({ layerId: 'template-plain', name: 'Plain yard', data: await picture('#111') })
      await staff().layers.uploadPicture({ layerId: null, name: 'Everybody’s', data: await picture('#222') })
      const toyota = await createLayerWithPicture('Toyota', 'manufacturer')
      const { siteId } = world.north
      const shared = async (q?: string) => names(await editorIn('north').images.shared({ siteId, q }))
      expect(await shared()).toEqual(['Everybody’s', 'Plain yard'])
      expect(await shared('yard')).toEqual(['Plain yard'])
      await world.db.platform.transaction((tx) => tx.site.updateMany({ where: { id: siteId }, data: { manufacturerLayerId: toyota.id } }))
      expect(await shared()).toEqual(['Everybody’s', 'Plain yard', 'Toyota'])
      expect(names(await editorIn('south').images.shared({ siteId: world.south.siteId }))).toEqual(['Everybody’s', 'Plain yard'])
      // Platform pictures: a dealer's library and its entries stay separate.
      expect(names(await editorIn('south').images.getList({}))).toEqual([])
      expect((await catchRefusal(editorIn('north').images.update({ id: used.id, data: { alt: 'Mine' } }))).code).toBe('NOT_FOUND')
    })

    test('The pictures of a layer are hidden by row-level security from organisations that don’t use the layer, and read-only for the others', async () => {
      const seen = (side: 'north' | 'south') =>
        world.db.forOrganisation(world[side].organisationId).transaction((tx) => tx.image.findMany({ where: { organisationId: null } }))
      expect((await seen('north')).map(({ name }) => name).sort()).toEqual(['Everybody’s', 'Plain yard', 'Toyota'])
      const [sharedPicture] = await seen('south')
      expect((await seen('south')).map(({ name }) => name).sort()).toEqual(['Everybody’s', 'Plain yard'])
      const south = world.db.forOrganisation(world.south.organisationId)
      const { count } = await south.transaction((tx) =>
        tx.image.updateMany({ where: { id: sharedPicture?.id }, data: { name: 'Taken over' } }),
      )
      expect(count).toBe(0)
      const forge = south.transaction((tx) =>
        tx.image.createMany({ data: [{ key: 'images/forged.webp', name: 'Forged', width: 1, height: 1, bytes: 1, authorName: 'South' }] }),
      )
      await expect(forge).rejects.toThrow(/row-level security/)
    })

    test('The pictures of a layer can be renamed, and removed while their file stays for pages that show it', async () => {
      const { id, image } = await createLayerWithPicture('Clearance')
      const { layers } = staff()
      await layers.renamePicture({ layerId: id, id: image.id, name: 'Run-out', alt: 'Flags over a yard' })
      expect((await layers.pictures({ layerId: id })).data).toMatchObject([{ key: image.key, name: 'Run-out', alt: 'Flags over a yard' }])
      const elsewhere = { layerId: 'template-plain', id: image.id }
      expect((await catchRefusal(layers.renamePicture({ ...elsewhere, name: 'Taken', alt: '' }))).code).toBe('NOT_FOUND')
      expect((await catchRefusal(layers.removePicture(elsewhere))).code).toBe('NOT_FOUND')
      await layers.removePicture({ layerId: id, id: image.id })
      expect(names(await layers.pictures({ layerId: id }))).toEqual([])
      expect(files.files.has(image.key)).toBe(true)
    })

    test('The pictures of a layer belong to the organisation if its layer does, so that staff can’t list or upload them', async () => {
      const own = await world.db.platform.transaction((tx) =>
        tx.layer.create({
          data: { kind: 'organisation', organisationId: world.north.organisationId, slug: 'north', name: 'North', schemaVersion: 1 },
        }),
      )
      const call = staff().layers.uploadPicture({ layerId: own.id, name: 'Ours', data: await picture('#777') })
      expect((await catchRefusal(call)).code).toBe('NOT_FOUND')
      expect((await catchRefusal(staff().layers.pictures({ layerId: own.id }))).code).toBe('NOT_FOUND')
    })
  })
})
