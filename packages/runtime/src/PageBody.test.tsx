import type { PageData } from '@forecourt/rules/pages/PageRules'
import { buildConfig } from '@forecourt/rules/testing/buildConfig'
import { buildSiteData } from '@forecourt/rules/testing/buildSiteData'
import type { ConfigValues } from '@forecourt/schema/ResolvedConfig'
import { expect, it } from 'vitest'
import { PageBody } from './PageBody'
import { renderToHtml } from './testing/hosted'

type Blocks = NonNullable<NonNullable<NonNullable<ConfigValues['pages']>['list']>[number]>['blocks']

const prices = { id: 'prices', kind: 'prices', heading: 'Service prices', entries: [{ id: 'a', title: 'Service', price: '$250' }] } as const
const hero = { id: 'hero', kind: 'hero', heading: 'Find a car' } as const
const prose = { id: 'text', kind: 'prose', heading: 'Our workshop', text: 'Six hoists.' } as const
const questions = {
  id: 'faq',
  kind: 'questions',
  heading: 'Questions',
  entries: [{ id: 'a', title: 'Can I wait?', text: 'Yes.' }],
} as const

const bodyOf = (sectionHeadings: 'left' | 'centred' | 'ruled', blocks: Blocks) => {
  const config = buildConfig({ theme: { sectionHeadings }, pages: { list: [{ id: 'test', path: '/test', title: 'Test', blocks }] } })
  const data: PageData = { page: 'content', site: buildSiteData(), blocks: {} }
  const request = { now: '2026-03-05T02:00:00.000Z', origin: 'https://cars.example', mode: 'live' } as const
  return renderToHtml(<PageBody route={{ page: 'content', pageId: 'test', path: '/test' }} config={config} data={data} request={request} />)
}

it.each([
  { name: 'a text page of a site that centres headings', sectionHeadings: 'centred', blocks: [prose, prices], atEdge: true },
  { name: 'a page with a hero of a site that centres headings', sectionHeadings: 'centred', blocks: [hero, prices], atEdge: false },
  { name: 'a text page of a site with a line above headings', sectionHeadings: 'ruled', blocks: [prose, prices], atEdge: false },
] as const)('section headings start at the left edge of $name: $atEdge', ({ sectionHeadings, blocks, atEdge }) => {
  expect(bodyOf(sectionHeadings, blocks).includes('--band-text:start')).toBe(atEdge)
})

it.each(['left', 'centred', 'ruled'] as const)(
  'text and questions are in the same column beside their headings: %s headings',
  (headings) => {
    const markup = bodyOf(headings, [prose, { ...prose, id: 'more', heading: '' }, questions])
    expect(markup.match(/lg:grid-cols-\[minmax\(0,1fr\)_minmax\(0,2fr\)\]/g)).toHaveLength(3)
    expect(markup.match(/lg:col-start-2/g)).toHaveLength(3)
    expect(markup).not.toContain('mx-auto max-w-prose')
  },
)
