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
  ['a menu item by its text', menuItem, { label: 'Service' }, 'service', 'Service'],
  ['a menu item without a text by its kind and number', menuItem, { label: '' }, 'menu-item-3', 'Menu item 3'],
  ['a person by name', person, { name: 'Jo Park', role: 'Sales' }, 'person', 'Jo Park'],
  ['a picture by its caption', picture, { image: '/a.webp', caption: 'The yard' }, 'picture', 'The yard'],
  ['a picture without one by its number', picture, { image: '', caption: '' }, 'picture-2', 'Picture 2'],
  ['the first picture by its number', picture, {}, 'picture', 'Picture 1'],
  ['a picture by a custom id', picture, {}, 'yard', 'yard'],
  ['an exclusion by its rule', exclusion, { field: 'price', op: 'above', value: '90000' }, 'dear', 'Price in dollars is above 90000'],
  ['a page without a title by the words “Page without a title”', pages.properties.list.items, { title: '' }, 'p', 'Page without a title'],
  ['a block by its kind', blocks.photos, { heading: 'Our yard' }, 'photos', 'Photos'],
  ['an item of an unknown list by its id', null, {}, 'x', 'x'],
])('An item gets its name: $0', (_name, node, item, id, is) => {
  expect(itemName(node, item, id)).toBe(is)
})
