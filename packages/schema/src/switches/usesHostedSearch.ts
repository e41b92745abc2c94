import type { ResolvedConfig } from '../ResolvedConfig'

/** Whether a site names an application at Algolia, whose index follows its stock (SRC-44). */
export const hasHostedIndex = ({ appId }: Pick<ResolvedConfig['search'], 'appId'>): boolean => appId !== ''

/** Whether pages of a site search in an application at Algolia: one is named, with a key (CFG-14). Else they search the site's own index. */
export const usesHostedSearch = (search: Pick<ResolvedConfig['search'], 'appId' | 'key'>): boolean =>
  hasHostedIndex(search) && search.key !== ''
