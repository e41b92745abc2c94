import { useWorld as testWorld } from '@forecourt/data/testing/useWorld'
import sharp from 'sharp'
import { describe, expect, test } from 'vitest'
import { buildSession, callerOf } from '../testing/callerOf'
import { memoryFiles } from '../testing/memoryFiles'
import { refusalOf } from '../testing/refusalOf'

const world = testWorld()
const files = memoryFiles()
const editorOf = (side: 'north' | 'south') => callerOf(world.db, buildSession('editor', world[side].organisationId), { files }).call
const picture = async (colour: string) =>
  (
    await sharp({ create: { width: 300, height: 200, channels: 3, background: colour } })
      .jpeg()
      .toBuffer()
  ).toString('base64')

describe('The library of pictures', () => {
  test('takes a picture in, drawn anew, with who uploaded it in the audit', async () => {
    const { organisationId } = world.north
    const image = await editorOf('north').images.upload({
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
    expect(files.kept.get(image.key)?.contentType).toBe('image/webp')
    const [entry] = await world.db.platform.transaction((tx) => tx.auditEntry.findMany({ where: { target: image.id } }))
    expect(entry).toMatchObject({
      action: 'image.upload',
      organisationId,
      actorName: 'editor person',
      summary: 'Uploaded the picture “Our yard”',
    })
  })

  test('stores nothing of what is no picture, and says why', async () => {
    const before = files.kept.size
    const { organisationId } = world.north
    const data = Buffer.from('<script>alert(1)</script>').toString('base64')
    const { code, message } = await refusalOf(editorOf('north').images.upload({ organisationId, name: 'x', data }))
    expect([code, message]).toEqual(['BAD_REQUEST', 'That is not a picture. Use a JPEG, PNG, WebP, AVIF or GIF.'])
    expect(files.kept.size).toBe(before)
  })

  test('finds by all the words of name and description', async () => {
    const { organisationId } = world.north
    const { images } = editorOf('north')
    await images.upload({ organisationId, name: 'Workshop', alt: 'A mechanic under a ute', data: await picture('#3a3') })
    const names = async (q: string) => (await images.getList({ filter: { q } })).data.map(({ name }) => name)
    expect(await names('ute work')).toEqual(['Workshop'])
    expect(await names('ute yard')).toEqual([])
    expect(await names('100%')).toEqual([])
  })

  test('keeps another point of focus and other words', async () => {
    const { images } = editorOf('north')
    const [first] = (await images.getList({})).data
    const changed = await images.update({ id: first?.id ?? '', data: { focalX: 0.2, alt: 'A row of cars' } })
    expect([changed.focalX, changed.alt, changed.key]).toEqual([0.2, 'A row of cars', first?.key])
    expect((await refusalOf(images.update({ id: changed.id, data: { focalX: 1.2 } }))).code).toBe('BAD_REQUEST')
  })

  test('is one organisation’s own', async () => {
    const { organisationId } = world.north
    const [first] = (await editorOf('north').images.getList({})).data
    expect((await editorOf('south').images.getList({})).data).toEqual([])
    expect((await refusalOf(editorOf('south').images.update({ id: first?.id ?? '', data: { alt: 'Ours' } }))).code).toBe('NOT_FOUND')
    const { code } = await refusalOf(editorOf('south').images.upload({ organisationId, name: 'x', data: await picture('#33a') }))
    expect(code).toBe('NOT_FOUND')
  })
})
