import type { Filter } from '../../contract/Filter'
import type { IndexSettings, SearchRecord } from '../../contract/SearchRecord'
import { createSearchIndex } from '../../engine/createSearchIndex'
import { HitWriter } from '../HitWriter'
import type { SearchTarget } from '../SearchTarget'

export const testCredentials = { appId: 'APP', apiKey: 'key-of-this-site' }

/** Records as a target for clients. */
export function testTarget(
  records: readonly SearchRecord[],
  settings: IndexSettings,
  {
    hidden = [],
    rule = [],
    facetOrder = [],
  }: { hidden?: readonly string[]; rule?: readonly Filter[]; facetOrder?: readonly string[] } = {},
): SearchTarget<SearchRecord> {
  const hiddenAttributes = new Set(hidden)
  return {
    indexName: 'cars',
    mainSort: 'recommended',
    index: createSearchIndex({ settings, read: (record) => record }, records),
    rule,
    hidden: hiddenAttributes,
    facetOrder,
    hits: new HitWriter((record) => record, settings, hiddenAttributes),
    credentials: testCredentials,
  }
}
