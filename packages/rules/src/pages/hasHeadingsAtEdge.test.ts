import { expect, it } from 'vitest'
import { buildConfig } from '../testing/buildConfig'
import { hasHeadingsAtEdge } from './hasHeadingsAtEdge'
import type { Route } from './Route'

const hero = { id: 'hero', kind: 'hero', heading: 'Find a car' } as const
const prose = { id: 'text', kind: 'prose', heading: 'Our workshop', text: 'Six hoists.' } as const
const pages = {
  list: [
    { id: 'with', path: '/with', title: 'With', blocks: [hero, prose] },
    { id: 'without', path: '/without', title: 'Without', blocks: [prose] },
  ],
}
const content = (pageId: string): Route => ({ page: 'content', pageId, path: `/${pageId}` })

it.each([
  { name: 'a page without a hero', sectionHeadings: 'centred', route: content('without'), atEdge: true },
  { name: 'a page with a hero', sectionHeadings: 'centred', route: content('with'), atEdge: false },
  { name: 'a page that is no content page', sectionHeadings: 'centred', route: { page: 'search' } as Route, atEdge: true },
  { name: 'a site whose headings are on the left anyway', sectionHeadings: 'left', route: content('without'), atEdge: false },
] as const)('the headings of $name move to the edge: $atEdge (CFG-12)', ({ sectionHeadings, route, atEdge }) => {
  expect(hasHeadingsAtEdge(route, buildConfig({ theme: { sectionHeadings }, pages }))).toBe(atEdge)
})
