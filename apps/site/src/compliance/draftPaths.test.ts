import { contentHref } from '@forecourt/rules/routing/financeHref'
import { buildConfig } from '@forecourt/rules/testing/buildConfig'
import { buildSiteData } from '@forecourt/rules/testing/buildSiteData'
import { shownPages } from '@forecourt/schema/switches/shownItems'
import { expect, test } from 'vitest'
import { draftPaths } from './draftPaths'

const config = buildConfig()
const models = Array.from({ length: 12 }, (_, index) => ({ slug: `model-${index}`, name: `Model ${index}` }))
const data = buildSiteData()
const named = { ...data, names: { ...data.names, makes: [{ slug: 'kia', name: 'Kia', models }] } }

test('a draft is judged on all content pages, and on four pages of each other kind from all of their list (LEG-02)', () => {
  const written = shownPages(config).map((page) => contentHref(config, page))
  expect(written.length).toBeGreaterThan(4)
  const lists = models.map(({ slug }) => `/search/kia/${slug}`)
  const chosen = draftPaths([...written, '/special-offers', ...lists, '/no-such-page'], config, named)
  expect(chosen).toEqual([...written, '/special-offers', ...[0, 3, 6, 9].map((index) => lists[index])])
})
