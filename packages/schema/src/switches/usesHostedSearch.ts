import type { ResolvedConfig } from '../ResolvedConfig'

/** Whether a site has an Algolia application, whose index is synchronised with its stock (SRC-44). */
export const hasHostedIndex = ({ appId }: Pick<ResolvedConfig['search'], 'appId'>): boolean => appId !== ''

/** Whether a site's pages search in Algolia: application and key are set (CFG-14). Otherwise they use the site's own index. */
export const usesHostedSearch = (search: Pick<ResolvedConfig['search'], 'appId' | 'key'>): boolean =>
  hasHostedIndex(search) && search.key !== ''
