import http from 'node:http'
import { seededId } from '@forecourt/seeds/stock/seededId'
import { consoleClient } from '../console/consoleClient'
import { signInToConsole } from '../console/signInToConsole'
import type { BenchContext } from './BenchContext'
import type { Metric } from './Metric'
import { percentile } from './measures/percentile'

const rounds = 60
const host = 'saltbush.localhost'

/** Milliseconds to the first byte of the home page, and whether it has the new content. */
const firstByte = (port: number, expected: string) =>
  new Promise<{ ms: number; fresh: boolean }>((resolve, reject) => {
    const begun = performance.now()
    const request = http.get({ host: '127.0.0.1', port, path: '/', headers: { host: `${host}:${port}` } }, (response) => {
      let ms = 0
      let body = ''
      response.on('data', (chunk: Buffer) => {
        ms ||= performance.now() - begun
        body += chunk
      })
      response.on('end', () => resolve({ ms, fresh: body.includes(expected) }))
    })
    request.once('error', reject)
  })

/** From a publish's acknowledgement to the first byte of the new page, and the number of stale pages. */
export const publishBench = async ({ sitePort, consolePort }: BenchContext): Promise<Metric[]> => {
  const consoleUrl = `http://localhost:${consolePort}`
  const trpc = consoleClient(consoleUrl, await signInToConsole(consoleUrl, 'admin@forecourt.example'))
  const siteId = seededId('site:saltbush')
  const { draft, live } = await trpc.sites.forEditing.query({ siteId })
  let { revision } = draft
  let version = live?.version ?? null
  const publishing: number[] = []
  const fresh: number[] = []
  let stale = 0
  for (let round = 0; round < rounds; round++) {
    const announcement = `Measured round ${round} of ${rounds}`
    const saved = await trpc.sites.saveDraft.mutate({
      siteId,
      values: { ...draft.values, header: { ...draft.values.header, announcement } },
      expectedRevision: revision,
    })
    revision = saved.revision
    const begun = performance.now()
    const published = await trpc.sites.publish.mutate({ siteId, expectedRevision: revision, expectedVersion: version, note: 'Measuring' })
    publishing.push(performance.now() - begun)
    version = published.version
    const answer = await firstByte(sitePort, announcement)
    fresh.push(answer.ms)
    if (!answer.fresh) stale++
  }
  await trpc.sites.saveDraft.mutate({ siteId, values: draft.values, expectedRevision: revision })
  return [
    { name: 'publish-p50', value: percentile(publishing, 0.5), unit: 'ms' },
    { name: 'publish-p99', value: percentile(publishing, 0.99), unit: 'ms' },
    { name: 'publish-to-fresh-p50', value: percentile(fresh, 0.5), unit: 'ms' },
    { name: 'publish-to-fresh-p99', value: percentile(fresh, 0.99), unit: 'ms' },
    { name: 'stale-after-publish', value: stale, unit: `of ${rounds}` },
  ]
}
