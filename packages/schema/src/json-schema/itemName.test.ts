import { expect, test } from 'vitest'
import { blocks } from '../blocks/blocks'
import { finance } from '../sections/finance'
import { navigation } from '../sections/navigation'
import { pages } from '../sections/pages'
import { itemName } from './itemName'

const menuItem = navigation.properties.items.items
const picture = blocks.photos.properties.entries.items
const person = blocks.people.properties.entries.items
const exclusion = finance.properties.exclusions.items

test.each([
  { name: 'a menu item by its text', node: menuItem, item: { label: 'Service' }, id: 'service', is: 'Service' },
  { name: 'a menu item without a text by what it is', node: menuItem, item: { label: '' }, id: 'menu-item-3', is: 'Menu item 3' },
  { name: 'a person by name', node: person, item: { name: 'Jo Park', role: 'Sales' }, id: 'person', is: 'Jo Park' },
  { name: 'a picture by its caption', node: picture, item: { image: '/a.webp', caption: 'The yard' }, id: 'picture', is: 'The yard' },
  { name: 'a picture without one by its number', node: picture, item: { image: '', caption: '' }, id: 'picture-2', is: 'Picture 2' },
  { name: 'the first picture', node: picture, item: {}, id: 'picture', is: 'Picture 1' },
  { name: 'a picture with an id of its own', node: picture, item: {}, id: 'yard', is: 'yard' },
  {
    name: 'an exclusion by what it says',
    node: exclusion,
    item: { field: 'price', op: 'above', value: '90000' },
    id: 'dear',
    is: 'Price in dollars is above 90000',
  },
  { name: 'a page without a title by that', node: pages.properties.list.items, item: { title: '' }, id: 'p', is: 'Page without a title' },
  { name: 'a block by its kind', node: blocks.photos, item: { heading: 'Our yard' }, id: 'photos', is: 'Photos' },
  { name: 'nothing that is known', node: null, item: {}, id: 'x', is: 'x' },
])('It names $name', ({ node, item, id, is }) => {
  expect(itemName(node, item, id)).toBe(is)
})
