import { brotliCompressSync, constants, gzipSync } from 'node:zlib'
import type { BenchContext } from '../BenchContext'
import type { Metric } from '../Metric'
import { siteRequest } from '../siteRequest'
import { firstCarPath } from './firstCarPath'

/** A file and its static imports, by address. */
const withImports = async (port: number, host: string, source: string, found: Map<string, Buffer>): Promise<void> => {
  if (found.has(source)) return
  const { body } = await siteRequest(port, host, source.replaceAll('&amp;', '&'))
  found.set(source, body)
  if (!source.includes('/islands/')) return
  for (const [, name] of body.toString().matchAll(/(?:from|import)"\.\/([\w.-]+)"/g))
    await withImports(port, host, source.replace(/[^/]+$/, name ?? ''), found)
}

/** Size of a page, plain and with Brotli at the server's level. Kilobytes. */
const pageKilobytes = async (port: number, host: string, path: string) => {
  const { status, body } = await siteRequest(port, host, path)
  if (status !== 200) throw new Error(`${host}${path} answered ${status}.`)
  const brotli = brotliCompressSync(body, { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } })
  return { plain: body.length / 1_000, brotli: brotli.length / 1_000 }
}

/** Gzipped kilobytes of the scripts that a page loads in modern browsers, without those on demand. */
const scriptKilobytes = async (port: number, host: string, path: string) => {
  const page = await siteRequest(port, host, path)
  if (page.status !== 200) throw new Error(`${host}${path} answered ${page.status}.`)
  const html = page.body.toString()
  const tags = html.match(/<script\b[^>]*>/g) ?? []
  const written = tags.filter((tag) => !/\bnomodule\b/i.test(tag)).flatMap((tag) => /\bsrc="([^"]+)"/.exec(tag)?.[1] ?? [])
  // Our pages request their scripts after first paint, by an inline call.
  const listed = /<script data-scripts="">[^<]*?\(("[^"]*")\)<\/script>/.exec(html)?.[1]
  const sources = new Set([...written, ...(listed === undefined ? [] : [JSON.parse(listed) as string])])
  const files = new Map<string, Buffer>()
  for (const source of sources) await withImports(port, host, source, files)
  return [...files.values()].reduce((bytes, body) => bytes + gzipSync(body).length, 0) / 1_000
}

/** Script size of each kind of page, beside a bare Next page of the same version. */
export const scriptBench = async ({ sitePort, barePort }: BenchContext): Promise<Metric[]> => {
  const host = 'meridian.localhost'
  const car = await firstCarPath(sitePort, host)
  const floor = await scriptKilobytes(barePort, 'localhost', '/')
  const pages = { home: '/', content: '/service', search: '/search', car, locations: '/our-location' }
  const metrics: Metric[] = [{ name: 'js-gzip-next-floor', value: floor, unit: 'kB' }]
  for (const [name, path] of Object.entries(pages)) {
    const size = await scriptKilobytes(sitePort, host, path)
    const { plain, brotli } = await pageKilobytes(sitePort, host, path)
    metrics.push(
      { name: `html-${name}`, value: plain, unit: 'kB' },
      { name: `html-brotli-${name}`, value: brotli, unit: 'kB' },
      { name: `js-gzip-${name}`, value: size, unit: 'kB' },
      { name: `js-gzip-${name}-over-floor`, value: size - floor, unit: 'kB' },
    )
  }
  return metrics
}
