import { env } from '../env'
import type { Refresh } from './createSiteRegistry'

/** Batching window in milliseconds: changes come in bursts, such as a car import. */
const batchMs = 25

let pending: Refresh[] = []

async function postRefresh(changes: readonly Refresh[], attempt = 1): Promise<void> {
  const { SITE_PORT, INTERNAL_SECRET } = env()
  try {
    const response = await fetch(`http://127.0.0.1:${SITE_PORT}/internal/refresh`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'x-internal-secret': INTERNAL_SECRET },
      body: JSON.stringify(changes),
      signal: AbortSignal.timeout(10_000),
    })
    // 502: applied here; the front server repeats the purge of caches in front by itself.
    if (!response.ok && response.status !== 502) throw new Error(`The refresh answered ${response.status}`)
  } catch (error) {
    if (attempt === 5) console.error('Changes could not be applied; applying everything with the next one.', error)
    else setTimeout(() => void postRefresh(attempt === 4 ? [{ kind: 'everything' }] : changes, attempt + 1), 500 * attempt)
  }
}

/** Sends a change to our own refresh endpoint, batched: only a route of the app can expire its pages. */
export function refreshSoon(change: Refresh): void {
  pending.push(change)
  if (pending.length > 1) return
  setTimeout(() => {
    const changes = pending
    pending = []
    void postRefresh(changes)
  }, batchMs)
}
