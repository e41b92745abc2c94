import { expect, test } from 'vitest'
import { similarPage } from './similarPage'

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
const about = (id: string) => similarPage(pages.find((each) => each.id === id) ?? page('none', ''), pages)

test.each([
  {
    name: 'a page with a title similar to another',
    id: 'sell-my-car',
    message: /^The title is similar to “Sell your car” at \/sell-your-car/,
  },
  { name: 'a page with the same blocks and form as another', id: 'trade-in', message: /^Has the same blocks and form as “Sell my car”/ },
  { name: 'none for a page that is similar only to a hidden one', id: 'contact', message: null },
  { name: 'none for a page whose form many pages have', id: 'visit', message: null },
  { name: 'none for a hidden page', id: 'old', message: null },
])('A warning about similar pages: $name', ({ id, message }) => {
  const found = about(id)
  if (message === null) expect(found).toBeNull()
  else expect(found).toMatch(message)
})
