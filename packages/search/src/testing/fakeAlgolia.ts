import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import type { SearchRecord } from '../contract/SearchRecord'
import {
  type BatchRequest,
  type BrowseRequest,
  limits,
  refusedBatch,
  refusedBrowse,
  refusedQuery,
  refusedSettings,
  refusedSynonyms,
} from './algoliaContract'
import { answerAlgoliaQuery, type SentQuery } from './answerAlgoliaQuery'

/** A recorded call of a client. */
export interface FakeCall {
  readonly method: string
  readonly path: string
  readonly key: string
  // biome-ignore lint/suspicious/noExplicitAny: the body of any call
  readonly body: any
}

/**
 * A fake Algolia server for writers and stock searches, which refuses what Algolia documents as refused (`algoliaContract`): stores records
 * by id, records calls, and can refuse calls. Settings apply only when their task is published, at the second look at it, as Algolia
 * processes tasks later. An index exists once its settings or records do. Keys that begin with `search` may only search.
 */
export interface FakeAlgolia {
  readonly host: { readonly url: string; readonly protocol: 'http' }
  readonly records: Map<string, Record<string, unknown>>
  readonly calls: FakeCall[]
  /** Indexes by name: a replica has its primary, an index of its own null. */
  readonly indexes: ReadonlyMap<string, string | null>
  /** Indexes that their settings made, in order. */
  readonly configured: readonly string[]
  /** Largest record in bytes: that of the smallest plan by default. */
  recordBytes: number
  /** Refuses the next calls. */
  refuse(count: number): void
  /** Publishes all tasks, as time does. */
  publish(): void
  /** Resets it. */
  clear(): void
  stop(): Promise<void>
}

/** A response that isn't a success. */
class Refusal extends Error {
  constructor(
    readonly status: number,
    message: string,
  ) {
    super(message)
  }
}

const refuseIf = (reason: string | null) => {
  if (reason !== null) throw new Refusal(400, reason)
}

/** Small, so that every browse has several pages. */
const maxBrowsed = 2

export async function fakeAlgolia(): Promise<FakeAlgolia> {
  const records: FakeAlgolia['records'] = new Map()
  const calls: FakeCall[] = []
  const indexes = new Map<string, string | null>()
  const configured: string[] = []
  const settings = new Map<string, Record<string, unknown>>()
  /** Work of tasks that aren't published, by id. */
  const tasks = new Map<number, { looks: number; apply(): void }>()
  let lastTask = 0
  let refusals = 0
  const state = { recordBytes: limits.recordBytes as number }

  const startTask = (apply: () => void) => {
    tasks.set(++lastTask, { looks: 0, apply })
    return { taskID: lastTask, updatedAt: '2026-11-28T00:00:00Z' }
  }
  const taskStatus = (id: number) => {
    const task = tasks.get(id)
    if (task && ++task.looks >= 2) {
      tasks.delete(id)
      task.apply()
    }
    return { status: tasks.has(id) ? 'notPublished' : 'published', pendingTask: tasks.has(id) }
  }
  const requireIndex = (index: string) => {
    if (!indexes.has(index)) throw new Refusal(404, `Index ${index} does not exist`)
  }

  function configure(index: string, body: Record<string, unknown>) {
    refuseIf(refusedSettings(body))
    // Settings sent to a replica before its primary names it would create a separate index.
    if (!indexes.has(index)) {
      indexes.set(index, null)
      configured.push(index)
    }
    return startTask(() => {
      settings.set(index, body)
      for (const replica of (body.replicas ?? []) as readonly string[]) indexes.set(replica, index)
    })
  }

  function browse(index: string, body: BrowseRequest) {
    requireIndex(index)
    refuseIf(refusedBrowse(body))
    const { cursor, filters } = body
    const [start, filter] = cursor ? (JSON.parse(cursor) as [number, string]) : [0, filters]
    const all = [...records.values()].filter((record) => filter === `organisation_id:${JSON.stringify(record.organisation_id)}`)
    const next = start + maxBrowsed
    const hits = all.slice(start, next).map(({ objectID }) => ({ objectID }))
    return { hits, ...(next < all.length && { cursor: JSON.stringify([next, filter]) }) }
  }

  function write(index: string, requests: readonly BatchRequest[]) {
    if (indexes.get(index)) throw new Refusal(403, `Cannot write to the replica ${index}`)
    refuseIf(refusedBatch(requests, state.recordBytes))
    indexes.set(index, null)
    for (const { action, body } of requests) {
      const id = String(body.objectID)
      if (action === 'deleteObject') records.delete(id)
      else records.set(id, action === 'addObject' ? body : { ...records.get(id), ...body })
    }
    return { ...startTask(() => {}), objectIDs: requests.map(({ body }) => body.objectID) }
  }

  function search(sent: SentQuery) {
    requireIndex(sent.indexName)
    const own = settings.get(sent.indexName) ?? {}
    refuseIf(refusedQuery(sent, own))
    const all = [...records.values()] as unknown as SearchRecord[]
    const answer = answerAlgoliaQuery(all, { ...sent, maxValuesPerFacet: Math.min(sent.maxValuesPerFacet, limits.valuesPerFacet) })
    const max = Number(own.paginationLimitedTo ?? 1_000)
    return sent.page * sent.hitsPerPage < max
      ? answer
      : { ...answer, hits: [], message: `you can only fetch the ${max} hits for this query, contact us to increase the limit` }
  }

  function respondTo({ method, path, key, body }: FakeCall): object {
    const [, , , name = '', part = '', last = ''] = path.split('/')
    if (part === 'queries') return { results: (body.requests as readonly SentQuery[]).map(search) }
    if (key.startsWith('search')) throw new Refusal(403, 'Method not allowed with this API key')
    if (part === 'task') return taskStatus(Number(last))
    if (part === 'settings' && method === 'PUT') return configure(name, body)
    if (part === 'browse') return browse(name, body)
    if (part === 'batch') return write(name, body.requests)
    if (part === 'synonyms' && last === 'batch') {
      refuseIf(refusedSynonyms(body))
      return startTask(() => {})
    }
    throw new Refusal(404, `Path not found: ${method} ${path}`)
  }

  const server = createServer(async (request, response) => {
    let text = ''
    for await (const chunk of request) text += chunk
    const path = decodeURIComponent((request.url ?? '').split('?')[0] ?? '')
    const call = { method: request.method ?? '', path, key: String(request.headers['x-algolia-api-key']), body: JSON.parse(text || 'null') }
    calls.push(call)
    const respond = (status: number, body: object) => {
      response.writeHead(status, { 'content-type': 'application/json' })
      response.end(JSON.stringify(body))
    }
    try {
      if (refusals > 0 && refusals--) throw new Refusal(403, 'Invalid Application-ID or API key')
      respond(200, respondTo(call))
    } catch (error) {
      const { status, message } = error instanceof Refusal ? error : { status: 500, message: String(error) }
      respond(status, { message, status })
    }
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  return {
    host: { url: `127.0.0.1:${(server.address() as AddressInfo).port}`, protocol: 'http' },
    records,
    calls,
    indexes,
    configured,
    get recordBytes() {
      return state.recordBytes
    },
    set recordBytes(bytes) {
      state.recordBytes = bytes
    },
    refuse: (count) => {
      refusals = count
    },
    publish() {
      for (const { apply } of tasks.values()) apply()
      tasks.clear()
    },
    clear() {
      for (const each of [records, indexes, settings, tasks]) each.clear()
      calls.length = 0
      configured.length = 0
      refusals = 0
      state.recordBytes = limits.recordBytes
    },
    stop: () => {
      server.closeAllConnections()
      return new Promise((resolve) => server.close(() => resolve()))
    },
  }
}
