import { expect, it } from 'vitest'
import { buildConfig } from '../../testing/buildConfig'
import { type Looking, popupDue } from './popupDue'

const now = '2026-03-11T03:30:00.000Z'
const looking = { seen: {}, now, isSmall: false, hasPointer: true }

it.each<{ name: string; popup?: object; looks?: Partial<Looking>; is: boolean }>([
  { name: 'was never seen', is: true },
  { name: 'was closed', looks: { seen: { sale: '2020-01-01T00:00:00.000Z' } }, is: false },
  { name: 'was closed, and another was not', looks: { seen: { other: now } }, is: true },
  {
    name: 'was closed a week ago less a second',
    popup: { again: 'week' },
    looks: { seen: { sale: '2026-03-04T03:30:01.000Z' } },
    is: false,
  },
  { name: 'was closed a week ago', popup: { again: 'week' }, looks: { seen: { sale: '2026-03-04T03:30:00.000Z' } }, is: true },
  { name: 'was closed yesterday', popup: { again: 'day' }, looks: { seen: { sale: '2026-03-10T03:30:00.000Z' } }, is: true },
  { name: 'was closed at a time nobody can read', looks: { seen: { sale: 'once' } }, is: false },
  { name: 'is for phones', popup: { devices: 'small' }, is: false },
  { name: 'is for phones, on one', popup: { devices: 'small' }, looks: { isSmall: true }, is: true },
  { name: 'is for computers, on a phone', popup: { devices: 'large' }, looks: { isSmall: true }, is: false },
  { name: 'waits for the pointer to leave', popup: { trigger: 'exit' }, is: true },
  { name: 'waits for it where there is none', popup: { trigger: 'exit' }, looks: { hasPointer: false }, is: false },
])('a popup that $name is due: $is (CNT-03)', ({ popup = {}, looks = {}, is }) => {
  const [only] = buildConfig({ popups: { list: [{ id: 'sale', title: 'Sale', ...popup } as never] } }).popups.list
  if (!only) throw new Error('The site has no popup.')
  expect(popupDue(only, { ...looking, ...looks })).toBe(is)
})
