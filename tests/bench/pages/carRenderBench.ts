import type { BenchContext } from '../BenchContext'
import type { Metric } from '../Metric'
import { percentile } from '../measures/percentile'
import { siteRequest } from '../siteRequest'

const host = 'meridian.localhost'
const rounds = 60
const warmUp = 15

/** Duration of the whole response in milliseconds, and its size. */
const timed = async (port: number, requestHost: string, path: string) => {
  const begun = performance.now()
  const { status, body } = await siteRequest(port, requestHost, path)
  const ms = performance.now() - begun
  if (status !== 200) throw new Error(`${requestHost}${path} answered ${status}.`)
  return { ms, bytes: body.length }
}

const carPaths = async (port: number): Promise<string[]> => {
  const paths = new Set<string>()
  for (let page = 1; paths.size < rounds + warmUp && page <= 12; page++) {
    const { body } = await siteRequest(port, host, page === 1 ? '/search' : `/search?page=${page}`)
    for (const [, path] of body.toString().matchAll(/href="(\/cars\/[^"#?]+)/g)) if (path) paths.add(path)
  }
  return [...paths].slice(0, rounds + warmUp)
}

/**
 * Car pages versus bare Next pages of the same size, alternating. None is in the cache before its request, so each is rendered and then
 * stored in the cache. For our pages, queries also read the car, its location and similar cars.
 */
export const carRenderBench = async ({ sitePort, barePort }: BenchContext): Promise<Metric[]> => {
  const ours: number[] = []
  const theirs: number[] = []
  const sizes: number[] = []
  const bareSizes: number[] = []
  for (const [index, path] of (await carPaths(sitePort)).entries()) {
    const car = await timed(sitePort, host, path)
    // A unique size makes each a separate page.
    const bare = await timed(barePort, 'localhost', `/filler/${car.bytes + index}`)
    if (index < warmUp) continue
    ours.push(car.ms)
    theirs.push(bare.ms)
    sizes.push(car.bytes)
    bareSizes.push(bare.bytes)
  }
  const [car, bare] = [percentile(ours, 0.5), percentile(theirs, 0.5)]
  return [
    { name: 'car-page-bytes', value: percentile(sizes, 0.5), unit: 'bytes' },
    { name: 'bare-render-bytes', value: percentile(bareSizes, 0.5), unit: 'bytes' },
    { name: 'car-render-p50', value: car, unit: 'ms' },
    { name: 'bare-render-p50', value: bare, unit: 'ms' },
    { name: 'car-render-ratio', value: car / bare, unit: 'x bare Next' },
  ]
}
