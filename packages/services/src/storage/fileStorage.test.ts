import { mkdir, mkdtemp, readdir, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { fileStorage } from './fileStorage'

let root: string

beforeAll(async () => {
  root = await mkdtemp(join(tmpdir(), 'storage-'))
  await mkdir(join(root, 'files'))
  await writeFile(join(root, 'secret.png'), 'secret')
})
afterAll(() => rm(root, { recursive: true }))

describe('fileStorage', () => {
  it('fileStorage stores a file under a key derived from its content, and returns it', async () => {
    const storage = fileStorage(join(root, 'files'))
    const bytes = Buffer.from('<svg/>')
    const { key } = await storage.put('cars', bytes, 'image/svg+xml')
    expect(key).toMatch(/^cars\/[0-9a-f]{32}\.svg$/)
    expect(await storage.put('cars', bytes, 'image/svg+xml')).toEqual({ key })
    expect(await storage.get(key)).toEqual({ bytes, contentType: 'image/svg+xml' })
  })

  it('fileStorage removes a file, and ignores missing files and keys outside its folder', async () => {
    const storage = fileStorage(join(root, 'files'))
    const { key } = await storage.put('logos', Buffer.from('<svg>1</svg>'), 'image/svg+xml')
    for (const one of [key, key, '../secret.png']) await storage.remove(one)
    expect(await storage.get(key)).toBeNull()
    expect(await readdir(root)).toContain('secret.png')
  })

  it('fileStorage returns a withheld file only to callers that request withheld files, until it is released', async () => {
    const storage = fileStorage(join(root, 'files'))
    const { key } = await storage.put('cars', Buffer.from('<svg>plate</svg>'), 'image/svg+xml')
    await storage.withhold(key)
    expect([await storage.get(key), await storage.get(`.withheld/${key}`)]).toEqual([null, null])
    expect((await storage.getWithheld(key))?.bytes.toString()).toBe('<svg>plate</svg>')
    for (const one of [key, key, 'cars/none.svg', '../secret.png']) await storage.release(one)
    expect(await storage.get(key)).not.toBeNull()
    for (const one of ['cars/none.svg', '../secret.png']) await storage.withhold(one)
    expect(await readdir(root)).toContain('secret.png')
  })

  it('fileStorage reads uploaded files by name', async () => {
    await mkdir(join(root, 'files/art/suv'), { recursive: true })
    await writeFile(join(root, 'files/art/suv/white-front.svg'), '<svg/>')
    expect(await fileStorage(join(root, 'files')).get('art/suv/white-front.svg')).toMatchObject({ contentType: 'image/svg+xml' })
  })

  it.each([
    '../secret.png',
    'cars/../../secret.png',
    '/etc/passwd',
    'cars//x.png',
    '.env',
    'cars/.hidden.png',
    'cars\\x.png',
    'a%2e%2e/secret.png',
    'cars/x.sh',
    'x',
    '',
  ])('fileStorage finds no file under the key %j', async (key) => {
    expect(await fileStorage(join(root, 'files')).get(key)).toBeNull()
  })

  it('fileStorage refuses unknown file types and folders', async () => {
    const storage = fileStorage(join(root, 'files'))
    await expect(storage.put('cars', Buffer.from('x'), 'text/html')).rejects.toThrow('text/html')
    await expect(storage.put('../cars', Buffer.from('x'), 'image/png')).rejects.toThrow('../cars')
  })
})
