import { listenForInboxChanges } from '@forecourt/data/changes/listenForChanges'
import { env } from '../../env'
import { createInboxNews, type InboxNews } from './createInboxNews'

// One per process, also after hot reload: each listens to the database.
const held = globalThis as typeof globalThis & { forecourtInboxNews?: InboxNews }

const listen = (): InboxNews => {
  const { PLATFORM_DATABASE_URL, LISTEN_DATABASE_URL: url = PLATFORM_DATABASE_URL } = env()
  const news = createInboxNews()
  const lost = () => news.happened(null)
  void listenForInboxChanges(url, (organisationId) => news.happened(organisationId), {
    waits: true,
    onReconnect: lost,
    onError: (error) => console.error(`Inboxes don’t hear of what comes: ${error.message}`),
  })
  // Releases waiting clients when the process ends.
  process.once('SIGTERM', lost)
  return news
}

/** Inbox events of this process, from database notifications. */
export const inboxNews = (): InboxNews => {
  held.forecourtInboxNews ??= listen()
  return held.forecourtInboxNews
}
