import { listenForCarChanges, listenForChanges } from '@forecourt/data/changes/listenForChanges'
import { env } from '../env'
import { refreshSoon } from '../sites/refreshSoon'
import { siteRegistry } from '../sites/siteRegistry'

/** Notifications can get lost, so car changes are also polled. Milliseconds. */
const askingPause = 15_000

/**
 * Subscribes to database notifications: applies car changes to the search indexes at once, and expires affected pages. Each server
 * process does this itself.
 */
export function listenForPublishes(): void {
  const { PLATFORM_DATABASE_URL } = env()
  const onError = (error: unknown) => console.error(error)

  const ask = () =>
    siteRegistry()
      .refreshStock()
      .then((changed) => {
        for (const organisationId of changed) refreshSoon({ kind: 'cars', organisationId })
      })
      .catch(onError)
  const takeCars = (organisationId: string) => {
    siteRegistry().refreshStock(organisationId).catch(onError)
    refreshSoon({ kind: 'cars', organisationId })
  }
  const takeEverything = () => refreshSoon({ kind: 'everything' })

  void listenForChanges(PLATFORM_DATABASE_URL, refreshSoon, { waits: true, onReconnect: takeEverything, onError })
  void listenForCarChanges(PLATFORM_DATABASE_URL, takeCars, { waits: true, onReconnect: () => void ask(), onError })
  setInterval(() => void ask(), askingPause).unref()
  siteRegistry().loadStock().catch(onError)
}
