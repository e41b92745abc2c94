import type { ConfigChange } from '@forecourt/schema/diff/describeChanges'
import { expect, it } from 'vitest'
import { groupChanges } from './groupChanges'

const change = (pointer: string, group: string, sentence: string): ConfigChange => ({ pointer, group, where: '', sentence })

it('the list of changes groups changes of a page under that page, and other changes under the editor’s headings', () => {
  const grouped = groupChanges([
    change('/header/announcement', 'Header and footer', 'Announcement: empty → “Hi”'),
    change('/pages/list/home/blocks/hero/heading', 'Pages', 'Pages › “Home” › Hero › Heading: “A” → “B”'),
    change('/pages/list/home/blocks/x', 'Pages', 'Pages › “Home”: Banner block added'),
    change('/pages/list/visit', 'Pages', 'Pages: “Visit us” added'),
    change('/header/layout', 'Header and footer', 'Header › Layout: One row → Two rows'),
    change('/elsewhere', '', 'Something'),
  ])
  expect(grouped.map(({ name, changes }) => [name, changes.map(({ sentence }) => sentence)])).toEqual([
    ['Header and footer', ['Announcement: empty → “Hi”', 'Header › Layout: One row → Two rows']],
    ['Page “Home”', ['Hero › Heading: “A” → “B”', 'Banner block added']],
    ['Pages', ['Pages: “Visit us” added']],
    ['Other', ['Something']],
  ])
})
