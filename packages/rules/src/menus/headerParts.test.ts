import type { ConfigValues } from '@forecourt/schema/ResolvedConfig'
import { expect, it } from 'vitest'
import { explain } from '../parts/explain'
import { buildConfig } from '../testing/buildConfig'
import { type HeaderContext, headerParts } from './headerParts'

const reasons = (values: ConfigValues, masked = false) =>
  Object.values(headerParts).map((part) => explain<HeaderContext>(part, { config: buildConfig(values), masked }))

it.each([
  ['header-announcement', {}, 'There is nothing to announce.'],
  ['header-phone', { header: { showPhone: false } }, 'The site doesn’t show its number. The site has no number.'],
  ['header-saved', { favourites: { enabled: false } }, 'Shoppers can’t save cars on this site.'],
  ['header-row', {}, 'The site has no row on top.'],
  ['header-logo', {}, 'There’s no picture of it, so the name is shown as text.'],
  ['header-tagline', {}, 'It has no text.'],
  [
    'header-tagline',
    { identity: { tagline: 'Since 1970', logoImage: 'a.png' } },
    'The logo is a picture, which replaces the name and tagline.',
  ],
] satisfies [id: string, values: ConfigValues, message: string][])('the editor explains $0 (VDP-10, VDP-14): $2', (id, values, message) => {
  const reason = reasons(values).find((each) => each.id === id)
  expect(reason?.shown).toBe(false)
  expect(reason?.because.map((each) => each.message).join(' ')).toBe(message)
})

it('the header hides the phone number if numbers are masked (VDP-16)', () => {
  const phone = reasons({ phone: { main: '02 5550 1234' }, header: { showPhone: true } }, true).find(({ id }) => id === 'header-phone')
  expect(phone).toMatchObject({ shown: false, because: [{ requirement: 'VDP-16' }] })
})

it('the header shows the tagline if the logo is only a mark', () => {
  const identity = { tagline: 'Since 1970', logoImage: 'a.png', logoStyle: 'mark' as const }
  expect(reasons({ identity }).find(({ id }) => id === 'header-tagline')?.shown).toBe(true)
})
