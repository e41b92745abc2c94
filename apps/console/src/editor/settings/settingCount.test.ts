import { expect, test } from 'vitest'
import { settingCount } from './sectionParts'

test.each([
  { name: 'no settings', section: undefined, count: 0 },
  { name: 'two settings', section: { tagline: 'A', name: 'B' }, count: 2 },
  { name: 'five entries of a menu', section: { items: [1, 2, 3, 4, 5].map((id) => ({ id: String(id) })) }, count: 5 },
  { name: 'a list of plain values', section: { makes: ['Kia', 'BYD'] }, count: 1 },
  { name: 'an emptied list', section: { items: [] }, count: 1 },
])('the settings panel counts the settings changed here: $name', ({ section, count }) => expect(settingCount(section)).toBe(count))
