import type { ResolvedConfig } from '@forecourt/schema/ResolvedConfig'

/** The address of a content page: its path or, for the page of finance, which of the paths for it the site has (RTE-10). */
export const contentHref = (
  { finance }: Pick<ResolvedConfig, 'finance'>,
  { id, path }: Pick<ResolvedConfig['pages']['list'][number], 'id' | 'path'>,
): string => (id === 'finance' ? finance.path : path)
