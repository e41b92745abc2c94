import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import type { SearchRecord } from '../contract/SearchRecord'
import { answerAlgoliaQuery, type SentQuery } from './answerAlgoliaQuery'

/** A recorded call of a client. */
export interface FakeCall {
  readonly method: string
  readonly path: string
  readonly key: string
  // biome-ignore lint/suspicious/noExplicitAny: the body of any call
  readonly body: any
}

/** A fake Algolia server for writers and stock searches: stores records by id, records calls, and can refuse calls. */
export interface FakeAlgolia {
  readonly host: { readonly url: string; readonly protocol: 'http' }
  readonly records: Map<string, Record<string, unknown>>
  readonly calls: FakeCall[]
  /** Refuses the next calls. */
  refuse(count: number): void
  /** Resets it. */
  clear(): void
  stop(): Promise<void>
}

const hitsPerPage = 2

export async function fakeAlgolia(): Promise<FakeAlgolia> {
  const records: FakeAlgolia['records'] = new Map()
  const calls: FakeCall[] = []
  let refusals = 0

  function browse({ cursor, filters }: { cursor?: string; filters?: string }) {
    const [start, filter] = cursor ? (JSON.parse(cursor) as [number, string]) : [0, filters]
    const all = [...records.values()].filter((record) => filter === `organisation_id:${JSON.stringify(record.organisation_id)}`)
    const next = start + hitsPerPage
    const hits = all.slice(start, next).map(({ objectID }) => ({ objectID }))
    return { hits, ...(next < all.length && { cursor: JSON.stringify([next, filter]) }) }
  }

  function answerTo({ path, body }: FakeCall): object {
    if (path.endsWith('/browse')) return browse(body)
    if (path.endsWith('/queries')) {
      const all = [...records.values()] as unknown as SearchRecord[]
      return { results: body.requests.map((sent: SentQuery) => answerAlgoliaQuery(all, sent)) }
    }
    for (const { action, body: record } of body.requests ?? []) {
      if (action === 'deleteObject') records.delete(record.objectID)
      else records.set(record.objectID, action === 'addObject' ? record : { ...records.get(record.objectID), ...record })
    }
    return { taskID: 1, objectIDs: [], updatedAt: '' }
  }

  const server = createServer(async (request, response) => {
    let text = ''
    for await (const chunk of request) text += chunk
    const path = decodeURIComponent((request.url ?? '').split('?')[0] ?? '')
    const call = { method: request.method ?? '', path, key: String(request.headers['x-algolia-api-key']), body: JSON.parse(text || 'null') }
    calls.push(call)
    const isRefused = refusals > 0 && refusals--
    response.writeHead(isRefused ? 403 : 200, { 'content-type': 'application/json' })
    response.end(JSON.stringify(isRefused ? { message: 'Invalid Application-ID or API key', status: 403 } : answerTo(call)))
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  return {
    host: { url: `127.0.0.1:${(server.address() as AddressInfo).port}`, protocol: 'http' },
    records,
    calls,
    refuse: (count) => {
      refusals = count
    },
    clear() {
      records.clear()
      calls.length = 0
      refusals = 0
    },
    stop: () => {
      server.closeAllConnections()
      return new Promise((resolve) => server.close(() => resolve()))
    },
  }
}
