import type { Car } from '@forecourt/rules/entities/Car'
import { type Action, algoliasearch, type BatchRequest } from 'algoliasearch'
import { fitRecord, usualRecordBytes } from './fitRecord'
import { type HostedSites, hostedRecord, ownerAttribute } from './hostedRecord'
import { hostedSettings, hostedSynonyms } from './hostedSettings'

export interface AlgoliaAddress {
  readonly appId: string
  /** A key with permission to write, configure and browse. */
  readonly adminKey: string
  readonly indexName: string
  /** Replaces Algolia's own hosts. */
  readonly host?: { readonly url: string; readonly protocol: 'http' | 'https' }
  /** Largest record of the plan, in bytes; that of the smallest plan by default. */
  readonly recordBytes?: number
}

/** At most 5 MB a call with the records of the smallest plan. */
const batchSize = 500

const maxListedIds = 20

const timeouts = { connect: 5_000, read: 30_000, write: 30_000 }

/** Writes an organisation's cars to an Algolia index. Record ids are car ids, so writes are idempotent. */
export function algoliaWriter(
  { appId, adminKey, indexName, host, recordBytes = usualRecordBytes }: AlgoliaAddress,
  organisationId: string,
  readers: HostedSites,
): IndexWriter {
  const hosts = host ? { hosts: [{ ...host, accept: 'readWrite' as const }] } : {}
  const client = algoliasearch(appId, adminKey, { timeouts, ...hosts })

  async function send(requests: readonly BatchRequest[]): Promise<void> {
    for (let start = 0; start < requests.length; start += batchSize)
      await client.batch({ indexName, batchWriteParams: { requests: requests.slice(start, start + batchSize) } })
  }

  /** Algolia refuses a whole batch if one record is too large, so records above the limit are left out. */
  const writeRequests = (action: Action, cars: readonly Car[]) => {
    const requests: BatchRequest[] = []
    const tooLarge: string[] = []
    for (const car of cars) {
      const body = fitRecord(hostedRecord(car, organisationId, readers), recordBytes)
      if (body) requests.push({ action, body })
      else tooLarge.push(car.id)
    }
    return { requests, tooLarge }
  }
  const throwIfTooLarge = (ids: readonly string[]) => {
    if (ids.length > 0)
      throw new Error(
        `${ids.length === 1 ? 'A car needs' : `${ids.length} cars need`} more than the ${recordBytes} bytes of a record and can’t be in the index: ${ids.slice(0, maxListedIds).join(', ')}`,
      )
  }
  const deleteRequests = (ids: Iterable<string>): BatchRequest[] =>
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
      for (const [name, indexSettings] of Object.entries(hostedSettings(indexName))) {
        const { taskID } = await client.setSettings({ indexName: name, indexSettings })
        // Settings apply later. A replica that is configured before its primary has it becomes an index of its own, an index can be
        // browsed once it exists, and filtered once it has its settings.
        await client.waitForTask({ indexName: name, taskID })
      }
      await client.saveSynonyms({ indexName, synonymHit: hostedSynonyms(), forwardToReplicas: true, replaceExistingSynonyms: true })
    },

    // Partial updates keep attributes added by others, such as merchandising.
    async change({ upserts, removals }) {
      const { requests, tooLarge } = writeRequests('partialUpdateObject', upserts)
      await send([...requests, ...deleteRequests([...removals, ...tooLarge])])
      throwIfTooLarge(tooLarge)
    },

    async replaceAll(pages) {
      const stale = new Set(await ownIds())
      const tooLarge: string[] = []
      for await (const page of pages) {
        const { requests, tooLarge: ids } = writeRequests('addObject', page)
        await send(requests)
        tooLarge.push(...ids)
        for (const { id } of page) if (!ids.includes(id)) stale.delete(id)
      }
      await send(deleteRequests(stale))
      throwIfTooLarge(tooLarge)
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
