import { expect, test } from 'vitest'
import { alikePage } from './alikePage'

const page = (id: string, title: string, form: string | null = null, shown = true) => ({
  id,
  title,
  path: `/${id}`,
  shown,
  blocks: form === null ? [] : [{ id: 'form', kind: 'form', form }],
})
const pages = [
  page('sell-my-car', 'Sell my car', 'tradeIn'),
  page('sell-your-car', 'Sell your car', 'tradeIn'),
  page('trade-in', 'Trade-in', 'tradeIn'),
  page('contact', 'Contact us', 'general'),
  page('visit', 'Visit', 'general'),
  page('old', 'Contact', null, false),
]
const about = (id: string) => alikePage(pages.find((each) => each.id === id) ?? page('none', ''), pages)

test.each([
  { name: 'one that is called much like another', id: 'sell-my-car', says: /^The title is similar to “Sell your car” at \/sell-your-car/ },
  { name: 'one with the form of another', id: 'trade-in', says: /^Has the same blocks and form as “Sell my car”/ },
  { name: 'one that is like a hidden one only', id: 'contact', says: null },
  { name: 'one that asks what many ask', id: 'visit', says: null },
  { name: 'a hidden one', id: 'old', says: null },
])('Pages that are alike: $name', ({ id, says }) => {
  const found = about(id)
  if (says === null) expect(found).toBeNull()
  else expect(found).toMatch(says)
})
