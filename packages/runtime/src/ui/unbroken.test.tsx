import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it } from 'vitest'
import { unbroken } from './unbroken'

it.each([
  { name: '2020 Isuzu D-MAX SX', html: '2020 Isuzu <span class="whitespace-nowrap">D-MAX</span> SX' },
  { name: 'Mazda CX-5', html: 'Mazda <span class="whitespace-nowrap">CX-5</span>' },
  { name: 'Hyundai i30 N+ DCT', html: 'Hyundai i30 <span class="whitespace-nowrap">N+</span> DCT' },
  { name: '2021 Toyota Corolla', html: '2021 Toyota Corolla' },
  { name: 'an extraordinarily-long word', html: 'an extraordinarily-long word' },
])('a page keeps short words of $name in one line', ({ name, html }) => {
  expect(renderToStaticMarkup(unbroken(name))).toBe(html)
})
