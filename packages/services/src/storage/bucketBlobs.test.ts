import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { bucketBlobs } from './bucketBlobs'
import { copyBlobs } from './copyBlobs'
import { fileStorage } from './fileStorage'
import { folderBlobs } from './folderBlobs'
import { type Fault, startObjectServer } from './testing/startObjectServer'

let server: Awaited<ReturnType<typeof startObjectServer>>
let folder: string
beforeAll(async () => {
  server = await startObjectServer()
  folder = await mkdtemp(join(tmpdir(), 'bucket-'))
})
beforeEach(() => {
  server.objects.clear()
  server.faults.length = 0
  server.requests.length = 0
  vi.stubEnv('AWS_ENDPOINT_URL_S3', server.url)
  vi.stubEnv('AWS_ACCESS_KEY_ID', 'key')
  vi.stubEnv('AWS_SECRET_ACCESS_KEY', 'secret')
})
afterAll(async () => {
  await server.close()
  await rm(folder, { recursive: true })
})

const open = () => fileStorage('s3://pictures/live')
const drawing = Buffer.from('<svg/>')

describe('files in object storage', () => {
  it('files in object storage are stored below the prefix, returned, withheld, released and removed', async () => {
    const files = open()
    const { key } = await files.put('cars', drawing, 'image/svg+xml')
    expect(key).toMatch(/^cars\/[0-9a-f]{32}\.svg$/)
    expect(await files.put('cars', drawing, 'image/svg+xml')).toEqual({ key })
    expect([...server.objects.keys()]).toEqual([`pictures/live/${key}`])
    expect(server.requests.filter((line) => line.startsWith('PUT'))).toHaveLength(1)
    expect(await files.get(key)).toEqual({ bytes: drawing, contentType: 'image/svg+xml' })
    await files.withhold(key)
    expect([await files.get(key), await files.get(`.withheld/${key}`)]).toEqual([null, null])
    expect((await files.getWithheld(key))?.bytes).toEqual(drawing)
    for (const one of [key, 'cars/none.svg', '../secret.png']) await files.release(one)
    expect((await files.get(key))?.bytes).toEqual(drawing)
    for (const one of [key, key, '../secret.png']) await files.remove(one)
    expect(server.objects.size).toBe(0)
  })

  it('files in object storage of another prefix or bucket are not found', async () => {
    const { key } = await open().put('cars', drawing, 'image/svg+xml')
    for (const place of ['s3://pictures/other', 's3://others/live', 's3://pictures'])
      expect(await fileStorage(place).get(key), place).toBeNull()
  })

  it.each<Fault[][]>([[['unavailable']], [['lost']], [['unavailable', 'lost', 'unavailable']]])(
    'files in object storage survive %j while they are stored and read',
    async (faults) => {
      const files = open()
      server.faults.push(...faults)
      const { key } = await files.put('cars', drawing, 'image/svg+xml')
      server.faults.push(...faults)
      expect((await files.get(key))?.bytes).toEqual(drawing)
      server.faults.push(...faults)
      await files.withhold(key)
      server.faults.push(...faults)
      await files.release(key)
      expect((await files.get(key))?.bytes).toEqual(drawing)
    },
  )

  it('files in object storage survive a storage that accepts a request and sends no response', async () => {
    const files = open()
    server.faults.push('unavailable', 'silent')
    const { key } = await files.put('cars', drawing, 'image/svg+xml')
    server.faults.push('silent')
    expect((await files.get(key))?.bytes).toEqual(drawing)
  })

  it('files in object storage are read again if a response breaks off or has other bytes, and never returned in part', async () => {
    const files = open()
    const { key } = await files.put('cars', Buffer.alloc(100_000, '<svg/>'), 'image/svg+xml')
    server.faults.push('truncated', 'truncated')
    expect((await files.get(key))?.bytes).toHaveLength(100_000)
    server.faults.push('truncated', 'truncated', 'truncated', 'truncated')
    await expect(files.get(key)).rejects.toThrow()
    server.objects.set(`pictures/live/${key}`, Buffer.from('the picture of another car'))
    await expect(files.get(key)).rejects.toThrow('arrived incomplete')
  })

  it('files in object storage are not reported as missing while the storage fails', async () => {
    const files = open()
    const { key } = await files.put('cars', drawing, 'image/svg+xml')
    server.faults.push(...Array<Fault>(16).fill('unavailable'))
    await expect(files.get(key)).rejects.toThrow()
    server.faults.length = 0
    server.faults.push(...Array<Fault>(16).fill('unavailable'))
    await expect(files.withhold(key)).rejects.toThrow()
    server.faults.length = 0
    expect((await files.get(key))?.bytes).toEqual(drawing)
  })
})

it('Files are copied to object storage and back, withheld ones too, and a copy continues after an interruption', async () => {
  const [from, back] = [folderBlobs(join(folder, 'from')), folderBlobs(join(folder, 'back'))]
  const names = ['art/suv/white.svg', 'cars/a.svg', 'cars/b.svg', '.withheld/cars/c.svg', 'logos/d.svg']
  for (const name of names) await from.write(name, Buffer.from(name))
  const bucket = bucketBlobs('s3://pictures/copy')
  let copies = 0
  const interrupt = () => {
    if (++copies === 2) throw new Error('interrupted')
  }
  await expect(copyBlobs(from, bucket, interrupt)).rejects.toThrow('interrupted')
  expect(await copyBlobs(from, bucket)).toEqual({ copied: 3, skipped: 2 })
  expect(await copyBlobs(bucket, back)).toEqual({ copied: 5, skipped: 0 })
  for (const name of names) expect((await back.read(name))?.toString()).toBe(name)
  expect(await copyBlobs(bucket, back)).toEqual({ copied: 0, skipped: 5 })
})
