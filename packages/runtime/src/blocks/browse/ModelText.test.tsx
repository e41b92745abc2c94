import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it } from 'vitest'
import { ModelText } from './BrowseBlock'

const entry = { label: 'RAV4', value: 'rav4', count: 3, href: '/rav4' }

it.each([
  { name: 'new, with a price', shown: { tag: 'New', priceText: 'New from $42,500 drive away' }, text: 'New from $42,500 drive away' },
  {
    name: 'still to come',
    shown: { tag: 'Upcoming', priceText: 'New from $42,500 drive away' },
    text: 'Upcoming · New from $42,500 drive away',
  },
  { name: 'new, without a price', shown: { tag: 'New' }, text: 'New' },
  { name: 'neither, with a price', shown: { priceText: 'New from $42,500 drive away' }, text: 'New from $42,500 drive away' },
  { name: 'neither', shown: {}, text: '' },
])('a model page describes a model that is $name: “$text” (MOD-01)', ({ shown, text }) => {
  expect(renderToStaticMarkup(<ModelText entry={{ ...entry, ...shown }} />).replace(/<[^>]+>/g, '')).toBe(text)
})
