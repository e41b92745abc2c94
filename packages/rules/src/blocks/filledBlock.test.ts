import { expect, it } from 'vitest'
import { buildConfig } from '../testing/buildConfig'
import { buildSiteData } from '../testing/buildSiteData'
import type { ContentBlock } from './BlockRules'
import { filledBlock, textValues } from './textValues'

const buildBlock = (block: object) =>
  buildConfig({ pages: { list: [{ id: 'home', blocks: [{ id: 'x', ...block }] }] } } as Parameters<typeof buildConfig>[0])
    .pages.list.find(({ id }) => id === 'home')
    ?.blocks.find(({ id }) => id === 'x') as ContentBlock
const values = textValues(buildConfig({ identity: { name: 'Harbour Motors' } }), buildSiteData({ stockCount: 1_234 }))

it('the site fills placeholders in every text of a block and of its entries', () => {
  const block = buildBlock({
    kind: 'reasons',
    heading: '{count} cars at {name}',
    entries: [{ id: 'a', title: '{dealerships}', text: 'in {locations}', href: '/{name}' }],
  })
  expect(filledBlock(block, values)).toMatchObject({
    heading: '1,234 cars at Harbour Motors',
    entries: [{ title: values.dealerships, text: `in ${values.locations}`, href: '/{name}' }],
  })
})

it('the site leaves button labels and unknown placeholders unchanged', () => {
  const block = buildBlock({ kind: 'priceSearch', heading: '{unknown}', buttonLabel: 'Search {count} cars' })
  expect(filledBlock(block, values)).toMatchObject({ heading: '{unknown}', buttonLabel: 'Search {count} cars' })
})

it('the site names the contact page if the site has no email address', () => {
  const bare = textValues(buildConfig({ identity: { email: '' }, phone: { main: '' } }), buildSiteData())
  expect(bare.email).toContain('contact page')
  expect(bare.complaintsEmail).toContain('contact page')
})
