import autocannon from 'autocannon'
import type { BenchContext } from '../BenchContext'
import type { Metric } from '../Metric'
import { percentile } from '../measures/percentile'
import { siteRequest } from '../siteRequest'

const seconds = 4

const requestsPerSecond = async (port: number, host: string, path: string) => {
  const result = await autocannon({
    url: `http://127.0.0.1:${port}${path}`,
    connections: 20,
    duration: seconds,
    headers: { host: `${host}:${port}` },
  })
  if (result.non2xx > 0 || result.errors > 0)
    throw new Error(`${host}${path}: ${result.non2xx} answers other than 2xx, ${result.errors} errors.`)
  return result.requests.average
}

/** A cached home page versus a bare Next ISR page of the same size, alternating so that conditions are equal. */
export const cachedPageBench = async ({ sitePort, barePort }: BenchContext): Promise<Metric[]> => {
  const host = 'kauri.localhost'
  const path = '/contact'
  const { body } = await siteRequest(sitePort, host, path)
  const barePath = `/filler/${body.length}`
  const bareSize = (await siteRequest(barePort, 'localhost', barePath)).body.length
  const site: number[] = []
  const bare: number[] = []
  for (let round = 0; round < 3; round++) {
    site.push(await requestsPerSecond(sitePort, host, path))
    bare.push(await requestsPerSecond(barePort, 'localhost', barePath))
  }
  const [ours, theirs] = [percentile(site, 0.5), percentile(bare, 0.5)]
  return [
    { name: 'cached-page-bytes', value: body.length, unit: 'bytes' },
    { name: 'bare-page-bytes', value: bareSize, unit: 'bytes' },
    { name: 'cached-page-rps', value: ours, unit: 'requests/s' },
    { name: 'bare-page-rps', value: theirs, unit: 'requests/s' },
    { name: 'cached-page-ratio', value: ours / theirs, unit: 'x bare Next' },
  ]
}
