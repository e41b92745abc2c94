import type { ResolvedConfig } from '@forecourt/schema/ResolvedConfig'

/** Where Algolia's client asks for an application; none where the site searches its own index (CFG-14). */
export function hostedHosts({ appId, key }: Pick<ResolvedConfig['search'], 'appId' | 'key'>): readonly string[] {
  if (appId === '' || key === '') return []
  const mirrors = [1, 2, 3].map((number) => `https://${appId}-${number}.algolianet.com`)
  return [`https://${appId}-dsn.algolia.net`, `https://${appId}.algolia.net`, ...mirrors]
}
