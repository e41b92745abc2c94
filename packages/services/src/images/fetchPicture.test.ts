import type { RequestListener } from 'node:http'
import sharp from 'sharp'
import { afterEach, describe, expect, it } from 'vitest'
import { startServer, type TestServer } from '../http/testing/startServer'
import { fetchPicture } from './fetchPicture'

let server: TestServer | undefined
afterEach(() => server?.stop())

const fetched = async (answer: RequestListener) => {
  server = await startServer(answer)
  return fetchPicture(`http://${server.host}/picture`, { trusted: [server.host] })
}

describe('a picture at a web address', () => {
  it('a picture at a web address is re-encoded, upright and without its GPS location', async () => {
    const photo = await sharp({ create: { width: 300, height: 200, channels: 3, background: '#a33' } })
      .withExif({ IFD3: { GPSLatitudeRef: 'S', GPSLatitude: '33/1 52/1 0/1' } })
      .jpeg()
      .toBuffer()
    const result = await fetched((_request, response) => response.end(photo))
    expect(result).toMatchObject({ ok: true, image: { width: 300, height: 200, contentType: 'image/webp' } })
    if (result.ok) expect((await sharp(result.image.bytes).metadata()).exif).toBeUndefined()
  })

  it.each([
    { name: 'an HTML page', status: 200, body: '<html>', message: /^This is not a picture/, isFinal: true },
    { name: 'missing', status: 404, body: '', message: /answered with 404/, isFinal: true },
    { name: 'answered with a server error', status: 500, body: '', message: /answered with 500/, isFinal: false },
  ])('a picture at a web address that is $name is refused with a message', async ({ status, body, message, isFinal }) => {
    const result = await fetched((_request, response) => response.writeHead(status).end(body))
    expect(result).toMatchObject({ ok: false, message: expect.stringMatching(message), isFinal })
  })

  it('a picture at a web address is never fetched from a private network', async () =>
    expect(await fetchPicture('https://169.254.169.254/latest/meta-data', { trusted: [] })).toMatchObject({ ok: false, isFinal: true }))
})
