import { gzipSync } from 'node:zlib'
import { expect, it } from 'vitest'
import { fetchSitemapAddresses } from './fetchSitemapAddresses'

const pages = (...paths: string[]) => `<urlset>${paths.map((path) => `<url><loc>${path}</loc></url>`).join('')}</urlset>`

type Files = { readonly [address: string]: string | Buffer }

const from = (files: Files, max = 100) => {
  const requested: string[] = []
  const fetch = async (address: string) => {
    requested.push(address)
    const found = files[address]
    return found === undefined ? { status: 404, bytes: Buffer.from('no') } : { status: 200, bytes: Buffer.from(found) }
  }
  return { requested, fetched: fetchSitemapAddresses('old.example', { max, trusted: [], fetch }) }
}

it('the old-site reader reads the sitemaps that robots.txt names, also compressed ones, but none of another domain (RTE-19)', async () => {
  const { requested, fetched } = from({
    'https://old.example/robots.txt': 'User-agent: *\nSitemap: https://old.example/index.xml\nSITEMAP: https://elsewhere.example/x.xml',
    'https://old.example/index.xml':
      '<sitemapindex><sitemap><loc>https://www.old.example/cars.xml.gz</loc></sitemap><sitemap><loc>https://169.254.169.254/latest</loc></sitemap><sitemap><loc>https://old.example/index.xml</loc></sitemap></sitemapindex>',
    'https://www.old.example/cars.xml.gz': gzipSync(pages('https://old.example/a', 'https://elsewhere.example/b', '/c')),
  })
  expect(await fetched).toEqual(['https://old.example/a', '/c'])
  expect(requested).toEqual(['https://old.example/robots.txt', 'https://old.example/index.xml', 'https://www.old.example/cars.xml.gz'])
})

it('the old-site reader reads the default sitemap where robots.txt names none, up to the limit of pages (RTE-19)', async () => {
  const { fetched } = from({ 'https://old.example/sitemap.xml': pages('/a', '/b', '/c') }, 2)
  expect(await fetched).toEqual(['/a', '/b'])
})

it.each<{ name: string; files: Files; message: RegExp }>([
  { name: 'a domain without a sitemap', files: {}, message: /has no sitemap/ },
  { name: 'an HTML page as its sitemap', files: { 'https://old.example/sitemap.xml': '<html></html>' }, message: /has no sitemap/ },
  {
    name: 'a compressed sitemap that is too large',
    files: { 'https://old.example/sitemap.xml': gzipSync(Buffer.alloc(13_000_000)) },
    message: /unpacked/,
  },
])('the reader of old websites reports $name (RTE-19)', async ({ files, message }) => {
  await expect(from(files).fetched).rejects.toThrow(message)
})

it('the old-site reader refuses localhost and private addresses as a domain (RTE-19)', async () => {
  await expect(fetchSitemapAddresses('localhost', { max: 1, trusted: [] })).rejects.toThrow('Enter a domain')
  await expect(fetchSitemapAddresses('https://127.0.0.1/', { max: 1, trusted: [] })).rejects.toThrow(/not a public internet address/)
})
