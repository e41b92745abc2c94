import { listenForCarChanges, listenForChanges } from '@forecourt/data/changes/listenForChanges'
import { requireDirectAddress } from '@forecourt/services/process/requireDirectAddress'
import { env } from '../env'
import { refreshSoon } from '../sites/refreshSoon'
import { siteRegistry } from '../sites/siteRegistry'

/** Notifications can get lost, so car changes are also polled. Milliseconds. */
const pollMs = 15_000

/**
 * Subscribes to database notifications: applies car changes to the search indexes at once, and expires affected pages. Each server
 * process does this itself.
 */
export function followChanges(): void {
  const { PLATFORM_DATABASE_URL, LISTEN_DATABASE_URL: url = PLATFORM_DATABASE_URL } = env()
  void requireDirectAddress(url, 'LISTEN_DATABASE_URL')
  const onError = (error: unknown) => console.error(error)

  const readChanges = () =>
    siteRegistry()
      .refreshStock()
      .then((changed) => {
        for (const organisationId of changed) refreshSoon({ kind: 'carLists', organisationId })
      })
      .catch(onError)
  const refreshCars = (organisationId: string) => {
    siteRegistry().refreshStock(organisationId).catch(onError)
    refreshSoon({ kind: 'carLists', organisationId })
  }
  const refreshEverything = () => refreshSoon({ kind: 'everything' })

  void listenForChanges(url, refreshSoon, { waitsForDatabase: true, onReconnect: refreshEverything, onError })
  void listenForCarChanges(url, refreshCars, { waitsForDatabase: true, onReconnect: () => void readChanges(), onError })
  setInterval(() => void readChanges(), pollMs).unref()
  siteRegistry().preload().catch(onError)
}
