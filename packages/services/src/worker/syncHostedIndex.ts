import type { Database } from '@forecourt/data/createDatabase'
import { publishedSite } from '@forecourt/data/sites/publishedSites'
import { hostedCars, hostedIndexSettings, withNamedLock } from '@forecourt/data/stock/search/hostedCars'
import { searchedCars } from '@forecourt/data/stock/search/searchedCars'
import { hasHostedIndex } from '@forecourt/schema/switches/usesHostedSearch'
import { type AlgoliaAddress, algoliaWriter } from '@forecourt/search/hosted/algoliaWriter'
import { z } from 'zod'
import type { ClaimedMessage } from './sendOutboxMessage'

export interface HostedIndexes {
  /** Admin key of an application. */
  adminKeyOf(appId: string): string | null
  /** Largest record of the plan, in bytes; that of the smallest plan by default. */
  readonly recordBytes?: number
  /** Host override for tests and proxies of Algolia. */
  readonly host?: AlgoliaAddress['host']
}

const payload = z.object({ carIds: z.array(z.string()).nullable() })
const maxSyncMs = 600_000

/**
 * Updates cars in a site's hosted search index (SRC-44) from their present state, so it is idempotent: late, duplicate and out-of-order
 * messages are harmless. Rejects with an error for the dead-letter list.
 */
export async function syncHostedIndex(
  db: Database,
  message: ClaimedMessage,
  { adminKeyOf, recordBytes, host }: HostedIndexes,
): Promise<void> {
  const site = message.siteId === null ? null : await publishedSite(db, message.siteId)
  // The site no longer uses the index.
  if (!site || !hasHostedIndex(site.config.search)) return
  const { organisationId } = site
  const { appId, indexName } = site.config.search
  const adminKey = adminKeyOf(appId)
  if (!adminKey) throw new Error(`No key may write to ${appId}: set ALGOLIA_ADMIN_KEY`)
  const { carIds } = payload.parse(message.payload)
  const readers = await hostedIndexSettings(db, organisationId, { appId, indexName })
  const writer = algoliaWriter({ appId, adminKey, indexName, recordBytes, host }, organisationId, readers)
  const now = new Date().toISOString()

  const sync = async () => {
    if (carIds !== null) return writer.change(await hostedCars(db, organisationId, carIds, now))
    await writer.setUp()
    await writer.replaceAll(searchedCars(db, organisationId, now))
  }
  await withNamedLock(db, `search ${appId} ${indexName}`, sync, { timeoutMs: maxSyncMs })
}
