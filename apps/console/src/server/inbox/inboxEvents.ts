import { listenForInboxChanges } from '@forecourt/data/changes/listenForChanges'
import { env } from '../../env'
import { createInboxEvents, type InboxEvents } from './createInboxEvents'

// Stored on `globalThis`, so that a hot reload doesn't open a second database listener.
const globals = globalThis as typeof globalThis & { forecourtInboxEvents?: InboxEvents }

const listen = (): InboxEvents => {
  const { PLATFORM_DATABASE_URL, LISTEN_DATABASE_URL: url = PLATFORM_DATABASE_URL } = env()
  const events = createInboxEvents()
  const notifyAll = () => events.notify(null)
  void listenForInboxChanges(url, (organisationId) => events.notify(organisationId), {
    waitsForDatabase: true,
    onReconnect: notifyAll,
    onError: (error) => console.error(`Users aren’t notified of inbox changes: ${error.message}`),
  })
  // Releases waiting clients when the process ends.
  process.once('SIGTERM', notifyAll)
  return events
}

/** Inbox events of this process, from database notifications. */
export const inboxEvents = (): InboxEvents => {
  globals.forecourtInboxEvents ??= listen()
  return globals.forecourtInboxEvents
}
