import type { SearchPreset } from '@forecourt/rules/routing/parseSearchPreset'
import { formatSearch } from '@forecourt/rules/search/formatSearch'
import { parseSearch } from '@forecourt/rules/search/parseSearch'
import type { Lexicon } from '@forecourt/rules/search/understanding/Lexicon'
import { leavesPath } from '@forecourt/rules/search/understanding/leavesPath'
import { understand } from '@forecourt/rules/search/understanding/understand'
import { understoodState } from '@forecourt/rules/search/understanding/understoodState'
import type { ResolvedConfig } from '@forecourt/schema/ResolvedConfig'
import { withForeign } from '../routing/matchAddress'

export interface EnteredSearch {
  readonly path: string
  readonly preset: SearchPreset
  /** Query parameters with the sentence as `q`. */
  readonly params: URLSearchParams
  readonly config: ResolvedConfig
}

const allStockPath = '/search'

/**
 * List address of a parsed sentence: conditions as parameters, the rest as text (SRC-02, SRC-06).
 *
 * @param number of the car that the sentence names or asks for
 */
export function understoodAddress(
  { path, preset, params, config }: EnteredSearch,
  lexicon: Lexicon | null,
  number: string | null = null,
): string {
  const rest = new URLSearchParams(params)
  const query = rest.get('q') ?? ''
  rest.delete('q')
  rest.delete('page')
  if (lexicon === null) {
    rest.set('query', query)
    return `${path}${withForeign(formatSearch(parseSearch(rest, { config, preset })), rest)}`
  }
  const understanding = understand(query, lexicon, number)
  // A car named by number is searched for in any list.
  const leavesList = number !== null || leavesPath(preset, understanding)
  // The search moves to the list of all stock, so the preset and filters of this list don't apply.
  const before = leavesList ? parseSearch(new URLSearchParams(), { config, preset: {} }) : parseSearch(rest, { config, preset })
  return `${leavesList ? allStockPath : path}${withForeign(formatSearch(understoodState(before, understanding)), rest)}`
}
