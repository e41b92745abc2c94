import { buildConfig } from '@forecourt/rules/testing/buildConfig'
import { buildSiteData } from '@forecourt/rules/testing/buildSiteData'
import { expect, it } from 'vitest'
import { searchToSave } from './searchToSave'

it.each(['recommended', 'newest'] as const)(
  'A saved search leaves out the sort order, also on a site that starts with %s (RTE-13)',
  (defaultSort) => {
    const config = buildConfig({ search: { defaultSort } })
    const savedPath = (address: string) => searchToSave(address, { config, site: buildSiteData() })?.path
    expect(savedPath('/search?fuel=Petrol')).toBe('/search?fuel=Petrol')
    expect(savedPath('/search?fuel=Petrol&sortBy=price_asc&page=3')).toBe('/search?fuel=Petrol')
    expect(savedPath('/about-us')).toBeUndefined()
  },
)
