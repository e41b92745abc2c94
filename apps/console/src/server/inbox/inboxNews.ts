import { listenForInboxChanges } from '@forecourt/data/changes/listenForChanges'
import { env } from '../../env'
import { createInboxNews, type InboxNews } from './createInboxNews'

// One a process, also after hot reload: each listens to the database.
const held = globalThis as typeof globalThis & { forecourtInboxNews?: InboxNews }

const listen = (): InboxNews => {
  const news = createInboxNews()
  const lost = () => news.happened(null)
  void listenForInboxChanges(env().PLATFORM_DATABASE_URL, (organisationId) => news.happened(organisationId), {
    waits: true,
    onReconnect: lost,
    onError: (error) => console.error(`Inboxes don’t hear of what comes: ${error.message}`),
  })
  // Nobody waits for a process that ends.
  process.once('SIGTERM', lost)
  return news
}

/** What happens in inboxes, as this process hears of it from the database. */
export const inboxNews = (): InboxNews => {
  held.forecourtInboxNews ??= listen()
  return held.forecourtInboxNews
}
