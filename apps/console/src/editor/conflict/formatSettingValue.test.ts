import { expect, it } from 'vitest'
import { formatSettingValue } from './formatSettingValue'

const long = `${'An announcement that goes on for a while. '.repeat(12)}\nWith a second line.`
const config = {
  navigation: {
    items: [
      { id: 'a', label: 'Cars' },
      { id: 'c', label: 'Contact' },
    ],
  },
  pages: { list: [{ id: 'home', blocks: [{ id: 'hero', kind: 'hero', heading: 'Hello' }] }] },
}

const inherited = { navigation: { items: [{ id: 'c', label: 'Contact' }] } }

it.each([
  { name: 'a long text in full', pointer: '/header/announcement', value: long, words: long },
  {
    name: 'a formatted text as plain text',
    pointer: '/pages/list/home/blocks/text/text',
    value: { blocks: [{ id: 'a', kind: 'heading', level: 2, spans: [{ text: 'Open ' }, { text: 'daily', bold: true }] }] },
    words: 'Open daily',
  },
  { name: 'an empty text', pointer: '/header/announcement', value: '', words: 'empty' },
  { name: 'a switch', pointer: '/finance/showWidget', value: false, words: 'off' },
  { name: 'a choice', pointer: '/theme/corners', value: 'round', words: 'Round' },
  { name: 'a colour', pointer: '/theme/brandColour', value: '#112233', words: '#112233' },
  { name: 'a value that was removed', pointer: '/header/announcement', value: undefined, words: 'as inherited' },
  { name: 'a block that was removed', pointer: '/pages/list/home/blocks/hero', value: undefined, words: 'removed' },
  { name: 'an item that is back to the inherited one', pointer: '/navigation/items/c', value: undefined, words: 'as inherited' },
  { name: 'a plain list', pointer: '/finance/excludedMakes', value: ['Kia', 'Suzuki'], words: '“Kia”, “Suzuki”' },
  { name: 'an empty list', pointer: '/finance/excludedMakes', value: [], words: 'empty' },
  { name: 'a removed item', pointer: '/navigation/items/service', value: { id: 'service', removed: true }, words: 'removed' },
  {
    name: 'an item that was changed',
    pointer: '/navigation/items/service',
    value: { id: 'service', label: 'Servicing', href: '/service' },
    words: 'Text: Servicing\nLink: /service',
  },
  {
    name: 'a list of items',
    pointer: '/navigation/items',
    value: [{ id: 'a', label: 'Cars' }, { id: 'b', label: 'Parts', removed: true }, { id: 'c' }],
    words: 'Cars, Parts (removed), Contact',
  },
  {
    name: 'a block',
    pointer: '/pages/list/home/blocks/hero',
    value: { id: 'hero', kind: 'hero', heading: 'Hello' },
    words: 'Heading: Hello',
  },
  { name: 'a setting of another version of the console', pointer: '/gone/away', value: { a: 1 }, words: '1 value' },
])('formats the value of a setting: $name', ({ pointer, value, words }) => {
  expect(formatSettingValue(pointer, value, config, inherited)).toBe(words)
})
