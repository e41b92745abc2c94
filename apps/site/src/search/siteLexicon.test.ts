import type { StockResult } from '@forecourt/rules/entities/StockResult'
import { buildConfig } from '@forecourt/rules/testing/buildConfig'
import { buildSiteData } from '@forecourt/rules/testing/buildSiteData'
import { expect, it, vi } from 'vitest'
import type { LiveSite } from '../sites/createSiteRegistry'
import * as opened from '../sites/database'
import * as stockSearch from './createStockSearch'
import { siteLexicon } from './siteLexicon'

const counted: StockResult = {
  cars: [],
  total: 9,
  page: 1,
  pageCount: 1,
  facets: { colour: [{ label: 'White', value: 'White', count: 9 }] },
  ranges: {},
}
const site = () => ({ published: { config: buildConfig() }, siteData: async () => buildSiteData() }) as unknown as LiveSite

it('the search lexicon rejects until the stock’s values are counted, then contains them (SRC-06)', async () => {
  const live = site()
  const search = vi.fn()
  vi.spyOn(stockSearch, 'createStockSearch').mockReturnValue({ search } as never)
  vi.spyOn(opened, 'database').mockReturnValue(null as never)
  search.mockResolvedValueOnce({ ...counted, facets: {}, limited: true }).mockResolvedValue(counted)
  await expect(siteLexicon(live)).rejects.toThrow('still loading')
  expect((await siteLexicon(live)).values.colour).toEqual([['White', 9]])
})
