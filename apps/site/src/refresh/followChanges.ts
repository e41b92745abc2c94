import { listenForChanges } from '@forecourt/data/changes/listenForChanges'
import { env } from '../env'
import type { Refresh } from '../sites/createSiteRegistry'

/** Changes come in bursts, such as an import of cars; they are taken over together. Milliseconds. */
const burst = 25
const retryListening = 5000

/**
 * Hears of changes from the database and passes them to our own refresh address: only a route of the app may expire its pages.
 * However many servers there are, each does this for itself.
 */
export function followChanges(): void {
  const { DATABASE_URL } = env()
  let waiting: Refresh[] = []
  let isGathering = false

  function take(change: Refresh): void {
    if (change.kind === 'outbox') return
    waiting.push(change)
    if (isGathering) return
    isGathering = true
    setTimeout(() => {
      isGathering = false
      const changes = waiting
      waiting = []
      void passOn(changes)
    }, burst)
  }

  async function listen(): Promise<void> {
    try {
      await listenForChanges(DATABASE_URL, take, {
        onReconnect: () => take({ kind: 'everything' }),
        onError: (error) => console.error(error),
      })
    } catch (error) {
      console.error(error)
      setTimeout(() => void listen().then(() => take({ kind: 'everything' })), retryListening)
    }
  }
  void listen()
}

async function passOn(changes: readonly Refresh[], attempt = 1): Promise<void> {
  const { SITE_PORT, INTERNAL_SECRET } = env()
  try {
    const answer = await fetch(`http://127.0.0.1:${SITE_PORT}/internal/refresh`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'x-internal-secret': INTERNAL_SECRET },
      body: JSON.stringify(changes),
      signal: AbortSignal.timeout(10_000),
    })
    if (!answer.ok) throw new Error(`The refresh answered ${answer.status}`)
  } catch (error) {
    if (attempt === 5) console.error('Changes could not be taken over; taking over everything with the next one.', error)
    else setTimeout(() => void passOn(attempt === 4 ? [{ kind: 'everything' }] : changes, attempt + 1), 500 * attempt)
  }
}
