import { expect, it } from 'vitest'
import { buildConfig } from '../../testing/buildConfig'
import { type PopupVisitor, popupDue } from './popupDue'

const now = '2026-03-11T03:30:00.000Z'
const visitor = { seen: {}, now, isSmall: false, hasPointer: true }

it.each<[name: string, isDue: boolean, popup?: object, change?: Partial<PopupVisitor>]>([
  ['was never seen', true],
  ['was closed', false, undefined, { seen: { sale: '2020-01-01T00:00:00.000Z' } }],
  ['was closed, and another was not', true, undefined, { seen: { other: now } }],
  ['was closed a week ago less a second', false, { again: 'week' }, { seen: { sale: '2026-03-04T03:30:01.000Z' } }],
  ['was closed a week ago', true, { again: 'week' }, { seen: { sale: '2026-03-04T03:30:00.000Z' } }],
  ['was closed yesterday', true, { again: 'day' }, { seen: { sale: '2026-03-10T03:30:00.000Z' } }],
  ['was closed at an unreadable time', false, undefined, { seen: { sale: 'once' } }],
  ['is for phones', false, { devices: 'small' }],
  ['is for phones, on one', true, { devices: 'small' }, { isSmall: true }],
  ['is for computers, on a phone', false, { devices: 'large' }, { isSmall: true }],
  ['waits for the pointer to leave', true, { trigger: 'exit' }],
  ['waits for the pointer to leave, on a device without one', false, { trigger: 'exit' }, { hasPointer: false }],
])('a popup that $0 is due: $1 (CNT-03)', (_name, isDue, popup = {}, change = {}) => {
  const [only] = buildConfig({ popups: { list: [{ id: 'sale', title: 'Sale', ...popup } as never] } }).popups.list
  if (!only) throw new Error('The site has no popup.')
  expect(popupDue(only, { ...visitor, ...change })).toBe(isDue)
})
