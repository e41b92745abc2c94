import { contentHref } from '@forecourt/rules/routing/financeHref'
import { buildConfig } from '@forecourt/rules/testing/buildConfig'
import { buildSiteData } from '@forecourt/rules/testing/buildSiteData'
import { shownPages } from '@forecourt/schema/switches/shownItems'
import { expect, test } from 'vitest'
import { affectedFirst } from './affectedFirst'

const live = buildConfig()
const data = buildSiteData()
const written = shownPages(live).map((page) => contentHref(live, page))

test('pages whose own texts change are judged first, then one of each kind, then the others (LEG-02)', () => {
  const last = shownPages(live).at(-1)
  if (!last) throw new Error('The test site has pages.')
  const list = live.pages.list.map((page) => (page.id === last.id ? { ...page, title: 'Only 2 left!' } : page))
  const draft = { ...live, pages: { ...live.pages, list } }
  const paths = ['/special-offers', ...written]
  expect(affectedFirst(paths, { live, draft, data })).toEqual([
    contentHref(live, last),
    '/special-offers',
    written[0],
    ...written.slice(1, -1),
  ])
})

test('all pages change with the first publication; their order stays', () => {
  expect(affectedFirst(written, { live: null, draft: live, data })).toEqual(written)
})
