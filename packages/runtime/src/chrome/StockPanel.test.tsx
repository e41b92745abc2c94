import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it } from 'vitest'
import { elementsIn } from '../testing/elementsIn'
import { StockPanel } from './MainMenu'

const groups = [
  { label: 'Hatch & sedans', links: [{ id: 'corolla', label: 'Corolla', href: '/search/toyota/corolla' }] },
  { label: 'Utes & Vans', links: [{ id: 'hilux', label: 'HiLux', href: '/search/toyota/hilux' }] },
]
const lists = (html: string) => elementsIn(html, 'ul').map(({ start, text }) => [text, / hidden[ =>]/.test(start)])

it('A menu of stock shows its first category first, the others on a press (NAV-18)', () => {
  const html = renderToStaticMarkup(<StockPanel groups={groups} />)
  expect(lists(html)).toEqual([
    ['Corolla', false],
    ['HiLux', true],
  ])
  expect(elementsIn(html, 'button').map(({ value }) => value('aria-pressed'))).toEqual(['true', 'false'])
})

it('A single category has no buttons', () => {
  const html = renderToStaticMarkup(<StockPanel groups={groups.slice(1)} />)
  expect(html).not.toContain('<button')
  expect(lists(html)).toEqual([['HiLux', false]])
})
