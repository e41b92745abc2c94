import type { ConfigValues } from '@forecourt/schema/ResolvedConfig'
import { expect, it } from 'vitest'
import { explain } from '../parts/explain'
import { buildConfig } from '../testing/buildConfig'
import { type HeaderAbout, headerParts } from './headerParts'

const reasons = (values: ConfigValues, masked = false) =>
  Object.values(headerParts).map((part) => explain<HeaderAbout>(part, { config: buildConfig(values), masked }))

it.each([
  { id: 'header-announcement', values: {}, says: 'There is nothing to announce.' },
  { id: 'header-phone', values: { header: { showPhone: false } }, says: 'The site doesn’t show its number. The site has no number.' },
  { id: 'header-saved', values: { favourites: { enabled: false } }, says: 'Shoppers can’t save cars on this site.' },
  { id: 'header-row', values: {}, says: 'The site has no row on top.' },
  { id: 'header-logo', values: {}, says: 'There is no picture of it, so the name is drawn.' },
  { id: 'header-tagline', values: {}, says: 'It has no words.' },
  {
    id: 'header-tagline',
    values: { identity: { tagline: 'Since 1970', logoImage: 'a.png' } },
    says: 'The picture of the logo takes its place.',
  },
] satisfies { id: string; values: ConfigValues; says: string }[])('says of $id (VDP-10, VDP-14): $says', ({ id, values, says }) => {
  const reason = reasons(values).find((each) => each.id === id)
  expect(reason?.shown).toBe(false)
  expect(reason?.because.map((each) => each.says).join(' ')).toBe(says)
})

it('says that a masked number is nowhere (VDP-16)', () => {
  const phone = reasons({ phone: { main: '02 5550 1234' }, header: { showPhone: true } }, true).find(({ id }) => id === 'header-phone')
  expect(phone).toMatchObject({ shown: false, because: [{ rule: 'VDP-16' }] })
})

it('has the tagline beside a small mark, which does not take the place of the name', () => {
  const identity = { tagline: 'Since 1970', logoImage: 'a.png', logoStyle: 'mark' as const }
  expect(reasons({ identity }).find(({ id }) => id === 'header-tagline')?.shown).toBe(true)
})
