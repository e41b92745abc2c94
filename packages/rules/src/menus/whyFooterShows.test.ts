import type { ConfigValues } from '@forecourt/schema/ResolvedConfig'
import { settingAt } from '@forecourt/schema/settingAt'
import { expect, it } from 'vitest'
import { buildConfig } from '../testing/buildConfig'
import { buildLocation } from '../testing/buildLocation'
import { whyFooterShows } from './whyMenuShows'

const now = '2026-03-18T01:30:00.000Z'
const reasons = (values: ConfigValues, visible = true) =>
  whyFooterShows({ config: buildConfig(values), locations: [buildLocation({ visible })], now })
const social = { facebook: 'https://social.example/x' }

it.each<[id: string, values: ConfigValues, shown: boolean, message: string, visible?: boolean]>([
  ['footer-about', {}, false, 'There’s no text about the business.'],
  ['footer-about', { footer: { about: 'Since 1970.' } }, true, 'There’s a text about the business.'],
  ['footer-menu', {}, true, 'The menu has items that show.'],
  ['footer-locations', {}, true, 'The footer’s layout has room for them. There are visible locations.'],
  ['footer-locations', {}, false, 'No location is visible.', false],
  ['footer-locations', { footer: { layout: 'compact' } }, false, 'The footer in two rows has no room for them.'],
  ['footer-legal-privacy', {}, true, 'The link has a label.'],
  ['footer-legal-own', { footer: { legalLinks: [{ id: 'own' }] } }, false, 'The link has no label.'],
  ['footer-social', {}, false, 'The business has no profile anywhere.'],
  ['footer-social', { social }, true, 'The business has a profile somewhere.'],
  ['footer-regulators', { footer: { showRegulators: false } }, false, 'The site doesn’t list them.'],
  ['footer-line', { footer: { line: ' {licence} ' } }, false, 'The closing line is empty.'],
  ['footer-line', {}, true, 'The closing line has text.'],
  ['footer-licence', {}, false, 'No licence is given.'],
  ['footer-licence', { identity: { licence: 'MD 1' }, footer: { line: '© {year}' } }, false, 'The closing line has no {licence} in it.'],
  ['footer-legal-name', {}, false, 'No legal name is given.'],
  ['footer-legal-name', { identity: { legalName: 'Coolum Motors Pty Ltd' } }, true, 'The legal name is given.'],
  ['footer-number', {}, false, 'No business number is given.'],
  ['footer-number', { identity: { businessNumber: '51824753556' } }, true, 'The business number is given.'],
])('“Why?” explains $0 (NAV-20 to NAV-22, LEG-01): $3', (id, values, shown, message, visible) => {
  const reason = reasons(values, visible).find((each) => each.id === id)
  expect(reason?.because.map((each) => each.message).join(' ')).toBe(message)
  expect(reason?.shown).toBe(shown)
})

it('the explanation of the footer names only existing settings (NAV-20)', () => {
  const config = buildConfig({ footer: { layout: 'compact', legalLinks: [{ id: 'own' }] } })
  const namedSettings = whyFooterShows({ config, locations: [], now }).flatMap(({ because, elementSetting }) => [
    elementSetting ?? '/footer',
    ...because.flatMap(({ settings }) => settings),
  ])
  expect(namedSettings.filter((pointer) => settingAt(pointer, config) === null)).toEqual([])
})
