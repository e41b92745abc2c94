import { describe, expect, it } from 'vitest'
import { FetchFault } from '../http/fetchPublic'
import { fetchOldPages } from './fetchOldPages'
import { createZip } from './testing/createZip'
import { unpackOldPages } from './unpackOldPages'

describe('an uploaded file of pages', () => {
  const lying = createZip({ 'a.html': 'a' })
  // Offset of its directory.
  lying.fill(255, lying.length - 6, lying.length - 2)

  it('each page of an uploaded file gets its address from its folders', () => {
    const zip = createZip({
      'www.old.example/index.html': 'home',
      'www.old.example/about/index.html': 'about',
      '../../etc/contact.htm': 'no',
      'www.old.example/logo.png': 'no',
      '__MACOSX/a.html': 'no',
    })
    expect(unpackOldPages('old.zip', zip)).toEqual([
      { address: 'https://www.old.example/', html: 'home' },
      { address: 'https://www.old.example/about', html: 'about' },
    ])
    expect(unpackOldPages('about.html', Buffer.from('about'))).toEqual([{ address: 'https://old.example/about', html: 'about' }])
  })

  it('an uploaded file of pages is refused when its content is too large, whatever size its header declares', () => {
    const [zeros, many] = [Buffer.alloc(40_000_000), Buffer.alloc(2_900_000)]
    const bomb = createZip({ 'a.html': zeros }, 9)
    expect(bomb.length).toBeLessThan(50_000)
    expect(() => unpackOldPages('bomb.zip', bomb)).toThrow('larger than 3 MB')
    const names = Array.from({ length: 21 }, (_, index) => [`${index}.html`, many])
    expect(() => unpackOldPages('bomb.zip', createZip(Object.fromEntries(names)))).toThrow('too large in total')
  })

  it.each([
    ['no page', 'empty.zip', createZip({ 'a.txt': 'a' })],
    ['a damaged ZIP file', 'broken.zip', createZip({ 'a.html': 'a'.repeat(5_000) }).subarray(0, 60)],
    ['a false ZIP directory', 'lies.zip', lying],
    ['a PDF', 'a.pdf', Buffer.from('%PDF')],
  ])('an uploaded file of pages is refused if it contains %s', (_name, name, bytes) =>
    expect(() => unpackOldPages(name, bytes)).toThrow(/page/),
  )
})

describe('the pages of a domain', () => {
  const server = (files: Readonly<Record<string, string>>) => {
    const requested: string[] = []
    const fetch = async (address: string) => {
      requested.push(address)
      if (address.includes('down')) throw new FetchFault('No answer.', false)
      const html = files[address]
      return html === undefined ? { status: 404, bytes: Buffer.from('') } : { status: 200, bytes: Buffer.from(html) }
    }
    return { requested, read: (now = () => 0) => fetchOldPages('www.old.example', { trusted: [], now, fetch }) }
  }
  const map = `<urlset>${['/', '/stock/car-1', '/about', '/down', '/price.pdf'].map((path) => `<url><loc>https://old.example${path}</loc></url>`).join('')}<url><loc>https://elsewhere.example/</loc></url></urlset>`
  const files = {
    'https://www.old.example/': 'home',
    'https://www.old.example/sitemap.xml': map,
    'https://old.example/about': 'about',
    'https://old.example/stock/car-1': 'car',
  }

  it('the pages of a domain are read text pages first, without failed pages, PDF files and other domains', async () => {
    const { requested, read } = server(files)
    expect((await read()).map(({ html }) => html).sort()).toEqual(['about', 'car', 'home'])
    expect(requested.filter((address) => /elsewhere|pdf/.test(address))).toEqual([])
    expect(requested.filter((address) => /about|car-1/.test(address))).toEqual([
      'https://old.example/about',
      'https://old.example/stock/car-1',
    ])
  })

  it('the pages of a domain are the pages read within the time limit', async () => {
    let at = 0
    expect((await server(files).read(() => (at += 40_000))).map(({ html }) => html)).toEqual(['home'])
  })

  it('the pages of a domain are the home page alone if there is no sitemap; a domain that does not respond is an error', async () => {
    expect(await server({ 'https://www.old.example/': 'home' }).read()).toHaveLength(1)
    await expect(server({}).read()).rejects.toThrow('does not return a page')
    await expect(fetchOldPages('169.254.169.254', { trusted: [], now: Date.now })).rejects.toThrow(FetchFault)
  })
})
