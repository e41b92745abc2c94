import type { Car } from '@forecourt/rules/entities/Car'
import { type Action, algoliasearch, type BatchRequest } from 'algoliasearch'
import { type HostedReaders, hostedRecord, ownerAttribute } from './hostedRecord'
import { hostedSettings, hostedSynonyms } from './hostedSettings'

export interface AlgoliaAddress {
  readonly appId: string
  /** A key with permission to write, configure and browse. */
  readonly adminKey: string
  readonly indexName: string
  /** Replaces Algolia's own hosts. */
  readonly host?: { readonly url: string; readonly protocol: 'http' | 'https' }
}

/** Keeps batches well below Algolia's limit of 10 MB per call. */
const batchSize = 500

const timeouts = { connect: 5_000, read: 30_000, write: 30_000 }

/** Writes an organisation's cars to an Algolia index. Record ids are car ids, so writes are idempotent. */
export function algoliaWriter(
  { appId, adminKey, indexName, host }: AlgoliaAddress,
  organisationId: string,
  readers: HostedReaders,
): IndexWriter {
  const hosts = host ? { hosts: [{ ...host, accept: 'readWrite' as const }] } : {}
  const client = algoliasearch(appId, adminKey, { timeouts, ...hosts })

  async function send(requests: readonly BatchRequest[]): Promise<void> {
    for (let start = 0; start < requests.length; start += batchSize)
      await client.batch({ indexName, batchWriteParams: { requests: requests.slice(start, start + batchSize) } })
  }

  const written = (action: Action, cars: readonly Car[]): BatchRequest[] =>
    cars.map((car) => ({ action, body: hostedRecord(car, organisationId, readers) }))
  const removed = (ids: Iterable<string>): BatchRequest[] =>
    Array.from(ids, (objectID) => ({ action: 'deleteObject' as const, body: { objectID } }))

  async function ownIds(): Promise<string[]> {
    const ids: string[] = []
    for (let cursor: string | undefined, first = true; first || cursor; first = false) {
      const request = {
        filters: `${ownerAttribute}:${JSON.stringify(organisationId)}`,
        attributesToRetrieve: ['objectID'],
        hitsPerPage: 1000,
      }
      const page = await client.browse({ indexName, browseParams: cursor ? { cursor } : request })
      ids.push(...page.hits.map(({ objectID }) => objectID))
      cursor = page.cursor
    }
    return ids
  }

  return {
    async setUp() {
      // Replicas must be named by the primary index before they can be configured.
      for (const [name, indexSettings] of Object.entries(hostedSettings(indexName)))
        await client.setSettings({ indexName: name, indexSettings })
      await client.saveSynonyms({ indexName, synonymHit: hostedSynonyms(), forwardToReplicas: true, replaceExistingSynonyms: true })
    },

    // Partial updates keep attributes added by others, such as merchandising.
    change: ({ upserts, removals }) => send([...written('partialUpdateObject', upserts), ...removed(removals)]),

    async replaceAll(pages) {
      const stale = new Set(await ownIds())
      for await (const page of pages) {
        await send(written('addObject', page))
        for (const { id } of page) stale.delete(id)
      }
      await send(removed(stale))
    },
  }
}

/** Port of a hosted search index for an organisation's cars (SRC-44). Every call is idempotent. */
interface IndexWriter {
  /** Configures search, facets and sorting. */
  setUp(): Promise<void>
  /** Applies changed cars and ids of removed cars. */
  change(changes: { readonly upserts: readonly Car[]; readonly removals: readonly string[] }): Promise<void>
  /** Replaces all cars of the organisation with those in the pages. */
  replaceAll(pages: AsyncIterable<readonly Car[]>): Promise<void>
}
