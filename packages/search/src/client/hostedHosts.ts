import type { ResolvedConfig } from '@forecourt/schema/ResolvedConfig'
import { usesHostedSearch } from '@forecourt/schema/switches/usesHostedSearch'

/** Where Algolia's client asks for an application; none where the site searches its own index (CFG-14). */
export function hostedHosts(search: Pick<ResolvedConfig['search'], 'appId' | 'key'>): readonly string[] {
  if (!usesHostedSearch(search)) return []
  const { appId } = search
  const mirrors = [1, 2, 3].map((number) => `https://${appId}-${number}.algolianet.com`)
  return [`https://${appId}-dsn.algolia.net`, `https://${appId}.algolia.net`, ...mirrors]
}
