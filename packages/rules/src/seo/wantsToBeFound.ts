import type { ResolvedConfig } from '@forecourt/schema/ResolvedConfig'

/** Whether a site wants to be found by search engines, on any of its pages (RTE-01 to RTE-26). */
export const wantsToBeFound = ({ seo }: { readonly seo: Pick<ResolvedConfig['seo'], 'index'> }): boolean => seo.index
