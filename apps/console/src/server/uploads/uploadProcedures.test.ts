import { readFile, stat } from 'node:fs/promises'
import { useWorld as testWorld } from '@forecourt/data/testing/useWorld'
import { beforeEach, describe, expect, test, vi } from 'vitest'
import { catchRefusal } from '../testing/catchRefusal'
import { buildSession, createTestCaller, temporaryUploads, testNow } from '../testing/createTestCaller'
import { receivePart } from './receivePart'

const world = testWorld()
const uploads = temporaryUploads()
const sessionOf = (side: 'north' | 'south' = 'north') => buildSession('groupManager', world[side].organisationId)
const procedures = (side?: 'north' | 'south') => createTestCaller(world.db, sessionOf(side), { uploads }).call.uploads
const file = Buffer.from(Array.from({ length: 1000 }, (_, index) => index % 251))

let clientFileKey = ''
let count = 0
beforeEach(async () => {
  clientFileKey = `a.jpg 1000 ${++count}`
  for (const { organisationId } of [world.north, world.south])
    await world.db.forOrganisation(organisationId).transaction((tx) => tx.upload.deleteMany())
})
const begin = (over: object = {}) =>
  procedures().begin({ carId: world.north.carId, kind: 'photo', name: 'a.jpg', clientFileKey, bytes: file.length, ...over })

const part = async (
  id: string,
  from: number,
  to: number,
  { session = sessionOf(), at = from }: { session?: ReturnType<typeof sessionOf> | null; at?: number | string } = {},
) => {
  const body = new Uint8Array(file.subarray(from, to))
  const request = new Request(`http://console.example/api/uploads/${id}?at=${at}`, { method: 'POST', body })
  const answer = await receivePart(request, id, { db: world.db, session, uploads, now: testNow })
  return { status: answer.status, ...((await answer.json()) as { received?: number; message?: string }) }
}

describe('a file uploaded in parts', () => {
  test('a file uploaded in parts is assembled, continues after a reload, and learns its offset after a lost response', async () => {
    const { id } = await begin()
    expect(await part(id, 0, 400)).toEqual({ status: 200, received: 400 })
    expect(await begin()).toMatchObject({ id, received: 400 })
    expect((await procedures().ofCar({ carId: world.north.carId })).data).toContainEqual(expect.objectContaining({ id, received: 400 }))
    // The response was lost, so it is sent again.
    expect(await part(id, 0, 400)).toEqual({ status: 409, received: 400 })
    expect(await part(id, 700, 1000)).toEqual({ status: 409, received: 400 })
    expect(await part(id, 400, 1000)).toEqual({ status: 200, received: 1000 })
    expect((await readFile(uploads.pathOf(id))).equals(file)).toBe(true)
  })

  test('a file uploaded in parts is complete even if the same part arrives several times at once', async () => {
    const { id } = await begin()
    const answers = await Promise.all(Array.from({ length: 5 }, () => part(id, 0, 500)))
    expect(answers.map(({ received }) => received)).toEqual([500, 500, 500, 500, 500])
    await part(id, 500, 1000)
    expect((await readFile(uploads.pathOf(id))).equals(file)).toBe(true)
  })

  test('a file uploaded in parts is accessible only to its uploader', async () => {
    const { id } = await begin()
    const colleague = { ...sessionOf(), user: { id: 'colleague', name: 'Colleague', email: 'colleague@example.com' } }
    for (const session of [colleague, sessionOf('south')]) expect((await part(id, 0, 400, { session })).status).toBe(404)
    expect((await part(id, 0, 400, { session: null })).status).toBe(401)
    expect((await part(id, 0, 400, { session: { ...sessionOf(), needsSecondFactor: true } })).status).toBe(401)
    // The uploader, who by now has read access only.
    for (const role of ['sales', 'auditor', 'editor', 'marketing'] as const) {
      const session = { ...buildSession(role, world.north.organisationId), user: sessionOf().user }
      expect((await part(id, 0, 400, { session })).status).toBe(404)
    }
    expect((await catchRefusal(procedures('south').remove({ id }))).code).toBe('NOT_FOUND')
    const foreign = procedures('south').begin({ carId: world.north.carId, kind: 'photo', name: 'a', clientFileKey, bytes: 1 })
    expect((await catchRefusal(foreign)).code).toBe('NOT_FOUND')
  })

  test('a file uploaded in parts can’t have more bytes than announced, and needs a valid offset and upload id', async () => {
    const { id } = await begin({ bytes: 300 })
    expect((await part(id, 0, 400)).message).toMatch(/changed during the upload/)
    expect((await part(id, 0, 0)).message).toMatch(/changed during the upload/)
    expect((await part(id, 0, 100, { at: 'x' })).status).toBe(400)
    expect((await part(id, 0, 100, { at: -1 })).status).toBe(400)
    expect((await part('no-such-upload', 0, 100)).status).toBe(404)
  })

  test('a file uploaded in parts is refused before any byte is sent if it is empty or too large', async () => {
    expect((await catchRefusal(begin({ bytes: 0 }))).message).toBe('The file is empty.')
    expect((await catchRefusal(begin({ bytes: 40_000_001 }))).message).toBe('A photo can be at most 40 MB.')
    expect((await catchRefusal(begin({ bytes: 10_000_001, kind: 'report' }))).message).toBe('A history report can be at most 10 MB.')
  })

  test('a file uploaded in parts is deleted with its parts when it is cancelled', async () => {
    const { id } = await begin()
    await part(id, 0, 400)
    await procedures().remove({ id })
    await expect(stat(uploads.pathOf(id))).rejects.toThrow('ENOENT')
    expect((await part(id, 400, 1000)).message).toMatch(/upload has ended/)
    expect((await catchRefusal(procedures().remove({ id }))).code).toBe('NOT_FOUND')
  })

  test('a file uploaded in parts is refused while too many files of the same organisation are uploading', async () => {
    const { organisationId, carId } = world.south
    const at = new Date(testNow)
    const one = { organisationId, carId, kind: 'photo', name: 'b', bytes: 1, authorId: 'somebody', createdAt: at, updatedAt: at }
    const data = Array.from({ length: 500 }, (_, index) => ({ ...one, clientFileKey: `b ${index}` }))
    await world.db.forOrganisation(organisationId).transaction((tx) => tx.upload.createMany({ data }))
    const refused = await catchRefusal(procedures('south').begin({ carId, kind: 'photo', name: 'a', clientFileKey, bytes: 1 }))
    expect(refused.message).toMatch(/^Too many files/)
    expect(await begin()).toMatchObject({ received: 0 })
  })

  test('a file uploaded in parts is refused while too many files of the same user are uploading, without blocking colleagues', async () => {
    const { carId } = world.north
    const colleague = { ...sessionOf(), user: { id: 'colleague', name: 'Colleague', email: 'colleague@example.com' } }
    const colleagues = createTestCaller(world.db, colleague, { uploads }).call.uploads
    const large = (at: number) => begin({ clientFileKey: `large ${count} ${at}`, bytes: 40_000_000 })
    // Concurrent, and more than the limit.
    const answers = await Promise.allSettled(Array.from({ length: 40 }, (_, at) => large(at)))
    expect(answers.filter(({ status }) => status === 'fulfilled')).toHaveLength(30)
    expect((await catchRefusal(large(41))).message).toMatch(/^Too many of your files/)
    expect(await colleagues.begin({ carId, kind: 'photo', name: 'b', clientFileKey: 'b', bytes: 40_000_000 })).toMatchObject({
      received: 0,
    })
  })

  test('a file uploaded in parts is deleted after inactivity if no byte of it has arrived, and stored otherwise', async () => {
    const { carId, organisationId } = world.north
    const scope = world.db.forOrganisation(organisationId)
    const before = new Date(Date.parse(testNow) - 31 * 60_000)
    const one = {
      organisationId,
      carId,
      kind: 'photo',
      name: 'b',
      bytes: 40_000_000,
      authorId: sessionOf().user.id,
      createdAt: before,
      updatedAt: before,
    }
    await scope.transaction(async (tx) => {
      await tx.upload.createMany({
        data: Array.from({ length: 150 }, (_, at) => ({ ...one, clientFileKey: `${at}`, received: at < 149 ? 0 : 7 })),
      })
    })
    expect(await begin({ bytes: 40_000_000 })).toMatchObject({ received: 0 })
    expect(await scope.transaction((tx) => tx.upload.count())).toBe(2)
  })

  test('a file uploaded in parts is refused with a message if the disk is full, and continues where it stopped', async () => {
    const { id } = await begin()
    await part(id, 0, 400)
    const full = Object.assign(new Error('ENOSPC: no space left on device, write'), { code: 'ENOSPC' })
    const write = vi.spyOn(uploads, 'write').mockRejectedValueOnce(full)
    const error = vi.spyOn(console, 'error').mockImplementation(() => {})
    expect(await part(id, 400, 1000)).toEqual({ status: 507, message: expect.stringMatching(/no space/) })
    expect(error).toHaveBeenCalledWith(full)
    write.mockRestore()
    error.mockRestore()
    expect(await part(id, 400, 1000)).toEqual({ status: 200, received: 1000 })
  })
})
