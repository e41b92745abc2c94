import { expect, test } from 'vitest'
import { lookSentence } from './lookSentence'

const change = { obstacle: null, isChanged: true }
const same = { obstacle: null, isChanged: false }
const refused = { obstacle: 'Locked.', isChanged: true }

test.each([
  { name: 'no site', sites: [], says: 'No site changes.' },
  { name: 'one that changes', sites: [change], says: '1 site changes.' },
  { name: 'one that says so already', sites: [same], says: 'No site changes, 1 is so already.' },
  { name: 'all kinds', sites: [change, change, same, same, refused], says: '2 sites change, 2 are so already, 1 can’t take it.' },
])('A look at $name in words', ({ sites, says }) => {
  expect(lookSentence(sites)).toBe(says)
})
