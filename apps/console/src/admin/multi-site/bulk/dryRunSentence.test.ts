import { expect, test } from 'vitest'
import { dryRunSentence } from './dryRunSentence'

const change = { obstacle: null, isChanged: true, looksSame: false }
const invisible = { obstacle: null, isChanged: true, looksSame: true }
const same = { obstacle: null, isChanged: false, looksSame: false }
const blocked = { obstacle: 'Locked.', isChanged: true, looksSame: false }

test.each([
  { name: 'no site', sites: [], message: 'No site changes.' },
  { name: 'one that changes', sites: [change], message: '1 site changes.' },
  { name: 'one that has the value already', sites: [same], message: 'No site changes, 1 is already set.' },
  { name: 'one where only the layer of the value changes', sites: [invisible], message: 'No site changes, 1 looks the same.' },
  {
    name: 'all kinds',
    sites: [change, change, invisible, same, same, blocked],
    message: '2 sites change, 1 looks the same, 2 are already set, 1 can’t be changed.',
  },
])('The dry run of a change summarises its sites: $name', ({ sites, message }) => {
  expect(dryRunSentence(sites)).toBe(message)
})
