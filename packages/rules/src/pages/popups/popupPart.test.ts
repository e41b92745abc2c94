import { expect, it } from 'vitest'
import { neverShown } from '../../parts/explain'
import { shows } from '../../parts/Part'
import { buildConfig } from '../../testing/buildConfig'
import type { PopupPage } from '../PageRules'
import { popupPart } from './popupPart'

const siteWith = (popup: object) =>
  buildConfig({ identity: { timeZone: 'Australia/Perth' }, popups: { list: [{ id: 'sale', title: 'Sale', ...popup }] } })

// The last minute of 24 July in Perth, and the first of the 25th.
const lastMinute = '2025-07-24T15:59:59.000Z'
const nextDay = '2025-07-24T16:00:00.000Z'

it.each<{ name: string; popup?: object; now?: string; page?: PopupPage | null; opens: boolean; warned?: boolean }>([
  { name: 'no settings', opens: true },
  { name: 'the last minute of its last day, where the site is', popup: { expiryDate: '2025-07-24' }, opens: true },
  { name: 'the minute after', popup: { expiryDate: '2025-07-24' }, now: nextDay, opens: false },
  { name: 'a day to come', popup: { start: '2025-07-25' }, opens: false },
  { name: 'its first minute', popup: { start: '2025-07-25' }, now: nextDay, opens: true },
  { name: 'the minute before its time', popup: { start: '2025-07-25T00:01' }, now: nextDay, opens: false },
  { name: 'the minute of its end', popup: { expiryDate: '2025-07-24T23:59' }, opens: false },
  { name: 'a last day before its first day', popup: { start: '2025-07-25', expiryDate: '2025-07-01' }, opens: false, warned: true },
  { name: 'its switch off', popup: { shown: false }, opens: false },
  { name: 'neither words nor a picture', popup: { title: ' ' }, opens: false },
  { name: 'a picture alone', popup: { title: '', src: 'a.webp' }, opens: true },
  { name: 'another kind of page', popup: { pages: ['stock'] }, opens: false },
  { name: 'its kind of page', popup: { pages: ['stock', 'home'] }, opens: true },
  { name: 'an unknown page', page: null, opens: false },
])('a popup with $name opens: $opens (CNT-01, CNT-05)', ({ popup = {}, now = lastMinute, page = 'home', opens, warned = false }) => {
  const config = siteWith(popup)
  const [only] = config.popups.list
  if (!only) throw new Error('The site has no popup.')
  expect(shows(popupPart(only), { config, now, page })).toBe(opens)
  expect(neverShown(popupPart(only), config) !== null).toBe(warned)
})
