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
  { name: 'a long text in full', pointer: '/header/announcement', value: long, text: long },
  {
    name: 'a formatted text as plain text',
    pointer: '/pages/list/home/blocks/text/text',
    value: { blocks: [{ id: 'a', kind: 'heading', level: 2, spans: [{ text: 'Open ' }, { text: 'daily', bold: true }] }] },
    text: 'Open daily',
  },
  { name: 'an empty text', pointer: '/header/announcement', value: '', text: 'empty' },
  { name: 'a switch', pointer: '/finance/showWidget', value: false, text: 'off' },
  { name: 'a choice', pointer: '/theme/corners', value: 'round', text: 'Round' },
  { name: 'a colour', pointer: '/theme/brandColour', value: '#112233', text: '#112233' },
  { name: 'a value that was removed', pointer: '/header/announcement', value: undefined, text: 'as inherited' },
  { name: 'a block that was removed', pointer: '/pages/list/home/blocks/hero', value: undefined, text: 'removed' },
  { name: 'an item that is back to the inherited one', pointer: '/navigation/items/c', value: undefined, text: 'as inherited' },
  { name: 'a plain list', pointer: '/finance/excludedMakes', value: ['Kia', 'Suzuki'], text: '“Kia”, “Suzuki”' },
  { name: 'an empty list', pointer: '/finance/excludedMakes', value: [], text: 'empty' },
  { name: 'a removed item', pointer: '/navigation/items/service', value: { id: 'service', removed: true }, text: 'removed' },
  {
    name: 'an item that was changed',
    pointer: '/navigation/items/service',
    value: { id: 'service', label: 'Servicing', href: '/service' },
    text: 'Text: Servicing\nLink: /service',
  },
  {
    name: 'a list of items',
    pointer: '/navigation/items',
    value: [{ id: 'a', label: 'Cars' }, { id: 'b', label: 'Parts', removed: true }, { id: 'c' }],
    text: 'Cars, Parts (removed), Contact',
  },
  {
    name: 'a block',
    pointer: '/pages/list/home/blocks/hero',
    value: { id: 'hero', kind: 'hero', heading: 'Hello' },
    text: 'Heading: Hello',
  },
  { name: 'a setting of another version of the console', pointer: '/gone/away', value: { a: 1 }, text: '1 value' },
])('the conflict dialog formats the value of a setting: $name', ({ pointer, value, text }) => {
  expect(formatSettingValue(pointer, value, config, inherited)).toBe(text)
})
