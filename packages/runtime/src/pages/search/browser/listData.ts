import { callsInHoursOnly } from '@forecourt/rules/phone/callsInHoursOnly'
import type { ResolvedConfig } from '@forecourt/schema/ResolvedConfig'
import type { PageProps } from '../../../PageProps'
import { listSite } from './listSite'

type SearchData = PageProps<'search'>['data']

/** With the hours of the places, and without. */
const known = [new WeakMap<SearchData, SearchData>(), new WeakMap<SearchData, SearchData>()] as const

/** What of a page's data travels to the browser to draw its list there; the same for the same data, so that drawing it again under other settings is no new answer. */
export const listData = (data: SearchData, config: Pick<ResolvedConfig, 'phone'>): SearchData => {
  const { state, result, site } = data
  const lists = known[callsInHoursOnly(config) ? 0 : 1]
  const list: SearchData = lists.get(data) ?? { page: 'search', site: listSite(site, config), state, result: { ...result, cars: [] } }
  lists.set(data, list)
  return list
}
