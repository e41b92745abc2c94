import type { ConfigValues } from '@forecourt/schema/ResolvedConfig'
import { expect, it } from 'vitest'
import { snapshotOver } from './snapshotOver'

const said = (tagline: string, announcement: string): ConfigValues => ({ identity: { tagline }, header: { announcement } })
const base = said('Old', 'Old')

it.each([
  { name: 'nothing changed meanwhile', snapshot: said('New', 'Old'), live: base, gives: said('New', 'Old') },
  { name: 'another setting changed meanwhile', snapshot: said('New', 'Old'), live: said('Old', 'Hello'), gives: said('New', 'Hello') },
  { name: 'the same was published meanwhile', snapshot: said('New', 'Old'), live: said('New', 'Old'), gives: said('New', 'Old') },
  { name: 'both changed one setting', snapshot: said('New', 'Old'), live: said('Other', 'Hello'), conflicts: ['/identity/tagline'] },
  {
    name: 'decided for what was asked',
    snapshot: said('New', 'Old'),
    live: said('Other', 'Hello'),
    decision: 'asked' as const,
    gives: said('New', 'Hello'),
  },
  {
    name: 'decided for what is live',
    snapshot: said('New', 'Old'),
    live: said('Other', 'Hello'),
    decision: 'live' as const,
    gives: said('Other', 'Hello'),
  },
])('puts a snapshot over the live site: $name', ({ snapshot, live, decision = null, gives, conflicts = [] }) => {
  const over = snapshotOver({ base, snapshot, live, decision })
  expect(over.conflicts.map(({ pointer }) => pointer)).toEqual(conflicts)
  if (gives) expect(over.values).toEqual(gives)
  else expect(over.conflicts[0]).toMatchObject({ asked: '“New”', live: '“Other”' })
})
