import type { ConfigValues } from '@forecourt/schema/ResolvedConfig'
import { settingAt } from '@forecourt/schema/settingAt'
import { expect, it } from 'vitest'
import { buildConfig } from '../testing/buildConfig'
import { buildLocation } from '../testing/buildLocation'
import { whyFooterShows } from './whyFooterShows'

const now = '2026-03-18T01:30:00.000Z'
const reasons = (values: ConfigValues, visible = true) =>
  whyFooterShows({ config: buildConfig(values), locations: [buildLocation({ visible })], now })
const social = { facebook: 'https://social.example/x' }

it.each<{ id: string; values: ConfigValues; visible?: boolean; shown: boolean; says: string }>([
  { id: 'footer-about', values: {}, shown: false, says: 'What is said about the business is empty.' },
  { id: 'footer-about', values: { footer: { about: 'Since 1970.' } }, shown: true, says: 'What is said about the business has words.' },
  { id: 'footer-menu', values: {}, shown: true, says: 'The menu has items that show.' },
  { id: 'footer-locations', values: {}, shown: true, says: 'The footer’s layout has room for them. There are visible locations.' },
  { id: 'footer-locations', values: {}, visible: false, shown: false, says: 'No location is visible.' },
  { id: 'footer-locations', values: { footer: { layout: 'compact' } }, shown: false, says: 'The footer in two rows has no room for them.' },
  { id: 'footer-legal-privacy', values: {}, shown: true, says: 'The link has words.' },
  { id: 'footer-legal-own', values: { footer: { legalLinks: [{ id: 'own' }] } }, shown: false, says: 'The link is empty.' },
  { id: 'footer-social', values: {}, shown: false, says: 'The business has no profile anywhere.' },
  { id: 'footer-social', values: { social }, shown: true, says: 'The business has a profile somewhere.' },
  { id: 'footer-regulators', values: { footer: { showRegulators: false } }, shown: false, says: 'The site doesn’t list them.' },
  { id: 'footer-line', values: { footer: { line: ' {licence} ' } }, shown: false, says: 'The closing line is empty.' },
  { id: 'footer-line', values: {}, shown: true, says: 'The closing line has words.' },
  { id: 'footer-licence', values: {}, shown: false, says: 'The licence is empty.' },
  {
    id: 'footer-licence',
    values: { identity: { licence: 'MD 1' }, footer: { line: '© {year}' } },
    shown: false,
    says: 'The closing line has no {licence} in it.',
  },
  { id: 'footer-legal-name', values: {}, shown: false, says: 'The legal name is empty.' },
  { id: 'footer-legal-name', values: { identity: { legalName: 'Coolum Motors Pty Ltd' } }, shown: true, says: 'The legal name has words.' },
  { id: 'footer-number', values: {}, shown: false, says: 'No business number is given.' },
  { id: 'footer-number', values: { identity: { businessNumber: '51824753556' } }, shown: true, says: 'The business number is given.' },
])('says of $id (NAV-20 to NAV-22, LEG-01): $says', ({ id, values, visible, shown, says }) => {
  const reason = reasons(values, visible).find((each) => each.id === id)
  expect(reason?.because.map((each) => each.says).join(' ')).toBe(says)
  expect(reason?.shown).toBe(shown)
})

it('names settings that exist (NAV-20)', () => {
  const config = buildConfig({ footer: { layout: 'compact', legalLinks: [{ id: 'own' }] } })
  const named = whyFooterShows({ config, locations: [], now }).flatMap(({ because, element }) => [
    element ?? '/footer',
    ...because.flatMap(({ settings }) => settings),
  ])
  expect(named.filter((pointer) => settingAt(pointer, config) === null)).toEqual([])
})
