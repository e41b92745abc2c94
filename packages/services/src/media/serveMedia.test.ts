import { mkdir, mkdtemp, readdir, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { startServer } from '../http/testing/startServer'
import { fileStorage } from '../storage/fileStorage'
import { deleteRenditions } from './mediaPath'
import { sendCachedPicture } from './sendCachedPicture'
import { serveMedia } from './serveMedia'

const chrome = 'image/avif,image/webp,image/apng,*/*;q=0.8'
const drawing = Buffer.from(
  '<svg xmlns="http://www.w3.org/2000/svg" width="300" height="200" viewBox="0 0 300 200"><rect width="300" height="200" fill="#246"/></svg>',
)

let root: string
let storage: ReturnType<typeof fileStorage>
let drawn: string
let photo: string

beforeAll(async () => {
  root = await mkdtemp(join(tmpdir(), 'media-'))
  storage = fileStorage(join(root, 'files'))
  drawn = (await storage.put('cars', drawing, 'image/svg+xml')).key
  const pixels = await sharp({ create: { width: 500, height: 300, channels: 3, background: '#a33' } })
    .jpeg()
    .toBuffer()
  photo = (await storage.put('cars', pixels, 'image/jpeg')).key
})
afterAll(() => rm(root, { recursive: true }))

const request = (
  path: string,
  { accept = chrome, method = 'GET', headers = {} }: { accept?: string; method?: string; headers?: object } = {},
) =>
  serveMedia(new Request(`http://dealer.example/media/${path}`, { method, headers: { accept, ...headers } }), storage, join(root, 'cache'))

describe('serveMedia', () => {
  it.each([chrome, ''])(
    'serveMedia serves a drawing as JPEG at an address that ends in .jpg, whatever the Accept header: %j (UI-10)',
    async (accept) => {
      const answer = await request(`${drawn}/share.jpg`, { accept })
      expect([answer.status, answer.headers.get('content-type')]).toEqual([200, 'image/jpeg'])
      expect((await request(`${photo}/share.jpg`, { accept })).status).toBe(404)
    },
  )

  it.each([
    [chrome, 'image/avif'],
    ['image/webp,*/*', 'image/webp'],
    ['*/*', 'image/jpeg'],
    ['', 'image/jpeg'],
  ])('serveMedia answers Accept %j with %s', async (accept, contentType) => {
    const answer = await request(`${drawn}?w=320`, { accept })
    expect(answer.status).toBe(200)
    expect(answer.headers.get('content-type')).toBe(contentType)
    expect(answer.headers.get('vary')).toBe('Accept')
    expect(answer.headers.get('cache-control')).toContain('immutable')
    const { width, height } = await sharp(await answer.arrayBuffer()).metadata()
    expect([width, height]).toEqual([320, 213])
  })

  it('serveMedia sends a cached picture without rendering it, until the cache is cleared', async () => {
    const { key } = await storage.put('cars', Buffer.from(drawing.toString().replace('#246', '#642')), 'image/svg+xml')
    const front = await startServer(async (request, response) => {
      if (!(await sendCachedPicture(request, response, join(root, 'cache')))) response.writeHead(404).end()
    })
    const send = (path: string, { headers, ...options }: RequestInit = {}) =>
      fetch(`http://${front.host}/media/${path}`, { ...options, headers: { accept: chrome, ...headers } })
    try {
      expect((await send(`${key}?w=320`)).status).toBe(404)
      const made = await request(`${key}?w=320`)
      const sent = await send(`${key}?w=320`)
      expect(Object.fromEntries(sent.headers)).toMatchObject(Object.fromEntries(made.headers))
      const bytes = Buffer.from(await made.arrayBuffer())
      expect(Buffer.from(await sent.arrayBuffer())).toEqual(bytes)
      const head = await send(`${key}?w=320`, { method: 'HEAD' })
      expect([head.status, head.headers.get('content-length'), await head.text()]).toEqual([200, String(bytes.length), ''])
      const known = await send(`${key}?w=320`, { headers: { 'if-none-match': String(made.headers.get('etag')) } })
      expect([known.status, known.headers.get('cache-control')]).toEqual([304, expect.stringContaining('immutable')])
      for (const other of [key, `${key}?w=321`, 'cars/report.pdf', '%ff.png'])
        expect([other, (await send(other)).status]).toEqual([other, 404])
      expect((await send(`${key}?w=320`, { method: 'POST' })).status).toBe(404)
      await deleteRenditions(key, join(root, 'cache'))
      expect((await send(`${key}?w=320`)).status).toBe(404)
    } finally {
      await front.stop()
    }
  })

  it('serveMedia serves a transparent picture as PNG to clients whose Accept header names neither AVIF nor WebP', async () => {
    const logo = '<svg xmlns="http://www.w3.org/2000/svg" width="60" height="40"><circle cx="30" cy="20" r="18" fill="#a33"/></svg>'
    const { key } = await storage.put('cars', Buffer.from(logo), 'image/svg+xml')
    for (const time of ['made now', 'from the cache']) {
      const answer = await request(`${key}?w=320`, { accept: 'image/*' })
      expect([time, answer.headers.get('content-type')]).toEqual([time, 'image/png'])
      expect((await sharp(await answer.arrayBuffer()).stats()).isOpaque).toBe(false)
    }
  })

  it('serveMedia scales a drawing up to the requested width, but never a photograph', async () => {
    const widthOf = async (key: string) => (await sharp(await (await request(`${key}?w=960`)).arrayBuffer()).metadata()).width
    expect(await widthOf(drawn)).toBe(960)
    expect(await widthOf(photo)).toBe(500)
  })

  it('serveMedia renders a picture once for simultaneous requests, and caches it', async () => {
    const get = vi.spyOn(storage, 'get')
    const answers = await Promise.all(Array.from({ length: 20 }, () => request(`${photo}?w=480`)))
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]))
    await request(`${photo}?w=480`)
    expect(get).toHaveBeenCalledTimes(1)
    get.mockRestore()
    expect((await readdir(join(root, 'cache'), { recursive: true })).filter((name) => name.endsWith('.part'))).toEqual([])
  })

  it('serveMedia serves a withheld picture from no cache', async () => {
    const secret = await sharp({ create: { width: 400, height: 300, channels: 3, background: '#123' } })
      .jpeg()
      .toBuffer()
    const { key } = await storage.put('cars', secret, 'image/jpeg')
    const statuses = () =>
      Promise.all([chrome, 'image/webp', '*/*'].map(async (accept) => (await request(`${key}?w=640`, { accept })).status))
    expect(await statuses()).toEqual([200, 200, 200])
    await storage.withhold(key)
    await deleteRenditions(key, join(root, 'cache'))
    expect(await statuses()).toEqual([404, 404, 404])
    expect((await request(`.withheld/${key}?w=640`)).status).toBe(404)
    await storage.release(key)
    expect(await statuses()).toEqual([200, 200, 200])
  })

  it('serveMedia answers 304 to a browser that has the picture, and HEAD without a body', async () => {
    const etag = (await request(`${photo}?w=320`)).headers.get('etag') ?? ''
    expect((await request(`${photo}?w=320`, { headers: { 'if-none-match': etag } })).status).toBe(304)
    const head = await request(`${photo}?w=320`, { method: 'HEAD' })
    expect(Number(head.headers.get('content-length'))).toBeGreaterThan(0)
    expect(await head.text()).toBe('')
  })

  it.each(['641', '0', '-1', '99999', '320.0', 'abc', ''])('serveMedia refuses the width %j', async (width) => {
    expect((await request(`${photo}?w=${width}`)).status).toBe(400)
  })

  it.each(['cars/none.svg', '..%2f..%2fetc%2fpasswd', '%2e%2e/secret.png', 'cars/%00.png', 'cars/%E0%A4%A.png', 'x', ''])(
    'serveMedia answers 404 for the picture %j',
    async (key) => {
      expect((await request(`${key}?w=640`)).status).toBe(404)
    },
  )

  it('serveMedia serves a picture that can’t be cached, and leaves no partial file', async () => {
    const errors = vi.spyOn(console, 'error').mockImplementation(() => {})
    const full = join(root, 'full')
    // A folder at the picture's path makes the final write fail, as on a full disk.
    const first = await serveMedia(
      new Request(`http://dealer.example/media/${drawn}?w=320`, { headers: { accept: chrome } }),
      storage,
      full,
    )
    const [folder = ''] = await readdir(full)
    const [stored = ''] = await readdir(join(full, folder))
    await rm(join(full, folder, stored))
    await mkdir(join(full, folder, stored, 'in the way'), { recursive: true })
    const again = await serveMedia(
      new Request(`http://dealer.example/media/${drawn}?w=320`, { headers: { accept: chrome } }),
      storage,
      full,
    )
    expect([again.status, (await again.arrayBuffer()).byteLength]).toEqual([200, (await first.arrayBuffer()).byteLength])
    expect(await readdir(join(full, folder))).toEqual([stored])
    expect(errors).toHaveBeenCalledOnce()
    errors.mockRestore()
  })
})
