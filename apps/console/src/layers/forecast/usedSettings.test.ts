import { expect, it } from 'vitest'
import { usedSettings } from './usedSettings'

const change = (pointer: string, where: string) => ({ pointer, where })
const changes = [
  change('/footer/line', 'Footer › Line'),
  change('/menu/items/news', 'Menu › News'),
  change('/finance/show', 'Finance › Shown'),
  change('/theme/colour', 'Theme › Colour'),
  change('/theme/font', 'Theme › Font'),
]

it('a group of a forecast names the changed settings that its pages use, unless these are all (CFG-12)', () => {
  expect(usedSettings(['/footer/line'], changes)).toBe('Uses Footer › Line')
  expect(usedSettings(['/menu/items/news/label', '/menu/items/news/href'], changes)).toBe('Uses Menu › News')
  expect(usedSettings(['/menu/items'], changes)).toBe('Uses Menu › News')
  expect(usedSettings(['/footer', '/finance', '/theme'], changes)).toBe('Uses Footer › Line, Finance › Shown, Theme › Colour and 1 more')
  expect(usedSettings(['/menu/itemsOfMine'], changes)).toBeNull()
  expect(usedSettings(['/footer/line'], changes.slice(0, 1))).toBeNull()
})
