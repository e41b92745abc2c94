import type { Car } from '@forecourt/rules/entities/Car'
import { type Action, algoliasearch, type BatchRequest } from 'algoliasearch'
import { type HostedReaders, hostedRecord, ownerAttribute } from './hostedRecord'
import { hostedSettings, hostedSynonyms } from './hostedSettings'

export interface AlgoliaAddress {
  readonly appId: string
  /** May write, set up and browse. */
  readonly adminKey: string
  readonly indexName: string
  /** Elsewhere than Algolia's own hosts. */
  readonly host?: { readonly url: string; readonly protocol: 'http' | 'https' }
}

/** Well under the ten megabytes a call may have. */
const batchSize = 500

const timeouts = { connect: 5_000, read: 30_000, write: 30_000 }

/** Writes an organisation's cars to an index at Algolia. A record's id is its car's: saying something twice changes nothing. */
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
      const asked = {
        filters: `${ownerAttribute}:${JSON.stringify(organisationId)}`,
        attributesToRetrieve: ['objectID'],
        hitsPerPage: 1000,
      }
      const page = await client.browse({ indexName, browseParams: cursor ? { cursor } : asked })
      ids.push(...page.hits.map(({ objectID }) => objectID))
      cursor = page.cursor
    }
    return ids
  }

  return {
    async setUp() {
      // The index names its replicas first: they exist from then on.
      for (const [name, indexSettings] of Object.entries(hostedSettings(indexName)))
        await client.setSettings({ indexName: name, indexSettings })
      await client.saveSynonyms({ indexName, synonymHit: hostedSynonyms(), forwardToReplicas: true, replaceExistingSynonyms: true })
    },

    // What somebody else put on a record, such as for merchandising, stays there.
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

/** The port to a hosted search index, which is sent an organisation's cars (SRC-44). Every call is idempotent. */
interface IndexWriter {
  /** Says how cars are searched, counted and sorted. */
  setUp(): Promise<void>
  /** Takes over cars that are new or different, and ids of cars that are gone. */
  change(changes: { readonly upserts: readonly Car[]; readonly removals: readonly string[] }): Promise<void>
  /** Takes over all cars of the organisation, in pages; what it had beside them is gone afterwards. */
  replaceAll(pages: AsyncIterable<readonly Car[]>): Promise<void>
}
