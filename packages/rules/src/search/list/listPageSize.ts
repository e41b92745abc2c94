import type { ResolvedConfig } from '@forecourt/schema/ResolvedConfig'
import type { SearchPreset } from '../../routing/SearchPreset'

const perMakePage = 21

/** How many cars one page of a list has: 21 of those of a make or a model (SRC-47), else as many as the site says (SRC-34). */
export const listPageSize = ({ pageSize }: Pick<ResolvedConfig['search'], 'pageSize'>, { make }: Pick<SearchPreset, 'make'>): number =>
  make === undefined ? pageSize : perMakePage
