import { buildConfig } from '@forecourt/rules/testing/buildConfig'
import { buildSiteData } from '@forecourt/rules/testing/buildSiteData'
import type { ComponentProps } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it } from 'vitest'
import { PricesBlock } from './PricesBlock'

const draw = (count: number) => {
  const entries = Array.from({ length: count }, (_, index) => ({ id: `${index}`, title: `Service ${index}`, price: '$90', text: '' }))
  const block = { id: 'prices', kind: 'prices', heading: 'Prices', text: '', entries, note: 'Parts are extra.', buttonLabel: '' }
  const props = { block, config: buildConfig(), site: buildSiteData(), shown: [], data: {}, request: {}, first: true, tone: 'background' }
  const known = props as unknown as ComponentProps<typeof PricesBlock>
  return renderToStaticMarkup(<PricesBlock {...known} level={2} setting="/pages/list/0/blocks/0" />)
}

it('a long price list is in two columns whose rows align, with its note below both (CNT-15)', () => {
  const html = draw(6)
  expect(html).toMatch(/<dl class="[^"]*lg:grid-cols-2"/)
  // Columns of text would each have rows of their own heights.
  expect(html).not.toMatch(/lg:columns-|break-inside/)
  expect(html.slice(html.indexOf('</dl>'))).toMatch(/max-w-\[110ch\][^>]*><p[^>]*>Parts are extra\./)
})

it('a short price list is in one column (CNT-15)', () => {
  expect(draw(3)).not.toContain('lg:grid-cols-2')
})
