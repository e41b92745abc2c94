import type { ConfigValues } from '@forecourt/schema/ResolvedConfig'
import { expect, it } from 'vitest'
import { mergeSnapshot } from './mergeSnapshot'

const values = (tagline: string, announcement: string): ConfigValues => ({ identity: { tagline }, header: { announcement } })
const base = values('Old', 'Old')

it.each([
  { name: 'nothing changed meanwhile', snapshot: values('New', 'Old'), live: base, gives: values('New', 'Old') },
  {
    name: 'another setting changed meanwhile',
    snapshot: values('New', 'Old'),
    live: values('Old', 'Hello'),
    gives: values('New', 'Hello'),
  },
  { name: 'the same was published meanwhile', snapshot: values('New', 'Old'), live: values('New', 'Old'), gives: values('New', 'Old') },
  { name: 'both changed one setting', snapshot: values('New', 'Old'), live: values('Other', 'Hello'), conflicts: ['/identity/tagline'] },
  {
    name: 'the conflict is decided for the request',
    snapshot: values('New', 'Old'),
    live: values('Other', 'Hello'),
    decision: 'asked' as const,
    gives: values('New', 'Hello'),
  },
  {
    name: 'the conflict is decided for the live version',
    snapshot: values('New', 'Old'),
    live: values('Other', 'Hello'),
    decision: 'live' as const,
    gives: values('Other', 'Hello'),
  },
])('a scheduled publication merges a snapshot into the live site: $name', ({ snapshot, live, decision = null, gives, conflicts = [] }) => {
  const over = mergeSnapshot({ base, snapshot, live, decision })
  expect(over.conflicts.map(({ pointer }) => pointer)).toEqual(conflicts)
  if (gives) expect(over.values).toEqual(gives)
  else expect(over.conflicts[0]).toMatchObject({ requested: '“New”', live: '“Other”' })
})
