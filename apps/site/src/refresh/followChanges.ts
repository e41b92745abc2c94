import { listenForCarChanges } from '@forecourt/data/changes/listenForCarChanges'
import { listenForChanges } from '@forecourt/data/changes/listenForChanges'
import { env } from '../env'
import { siteRegistry } from '../sites/siteRegistry'
import { passOnSoon } from './passOnSoon'

const retryListening = 5000
/** Word of a change can get lost; whether cars changed is asked for as often. Milliseconds. */
const askingPause = 15_000

/**
 * Hears of changes from the database: those of cars go to the search indexes of this process at once, and all of them to whatever was
 * made from what they changed. However many servers there are, each does this for itself.
 */
export function followChanges(): void {
  const { DATABASE_URL } = env()
  const onError = (error: unknown) => console.error(error)

  async function hear(listen: () => Promise<unknown>, missed: () => void): Promise<void> {
    try {
      await listen()
    } catch (error) {
      onError(error)
      setTimeout(() => void hear(listen, missed).then(missed), retryListening)
    }
  }

  const ask = () =>
    siteRegistry()
      .refreshStock()
      .then((changed) => {
        for (const organisationId of changed) passOnSoon({ kind: 'cars', organisationId })
      })
      .catch(onError)
  const takeCars = (organisationId: string) => {
    siteRegistry().refreshStock(organisationId).catch(onError)
    passOnSoon({ kind: 'cars', organisationId })
  }
  const takeEverything = () => passOnSoon({ kind: 'everything' })

  void hear(
    () =>
      listenForChanges(
        DATABASE_URL,
        (change) => {
          if (change.kind !== 'outbox') passOnSoon(change)
        },
        { onReconnect: takeEverything, onError },
      ),
    takeEverything,
  )
  void hear(
    () => listenForCarChanges(DATABASE_URL, takeCars, { onReconnect: () => void ask(), onError }),
    () => void ask(),
  )
  setInterval(() => void ask(), askingPause).unref()
  siteRegistry().loadStock().catch(onError)
}
