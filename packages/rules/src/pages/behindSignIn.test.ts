import type { ConfigValues } from '@forecourt/schema/ResolvedConfig'
import { expect, it } from 'vitest'
import { buildConfig } from '../testing/buildConfig'
import { buildSiteData } from '../testing/buildSiteData'
import { behindSignIn } from './behindSignIn'

const now = '2026-03-11T03:30:00.000Z'

const preview = (redirect: string, values: ConfigValues = {}) =>
  behindSignIn(redirect, {
    config: buildConfig({
      identity: { name: 'Harbour Motors' },
      auth: { enabled: true, gates: ['finance'] },
      pages: {
        list: [
          {
            id: 'finance',
            description: 'Loans explained.',
            blocks: [
              { id: 'intro', kind: 'prose', heading: 'Loans at {name}', text: 'We lend.' },
              { id: 'hidden', kind: 'prose', heading: 'Not yet', text: 'Later.', shown: false },
              { id: 'reviews', kind: 'reviews', heading: 'Of others' },
              { id: 'form', kind: 'form', form: 'finance', heading: 'Ask about a loan' },
            ],
          },
        ],
      },
      ...values,
    }),
    site: buildSiteData(),
    now,
  })

it('the link preview describes a page behind sign-in with its own texts (AUTH-04, AUTH-08)', () => {
  const found = preview('/finance?car=rio')
  expect(found?.heading).toBe('Loans at Harbour Motors')
  expect(found?.text).toBe('Loans explained.')
  expect(found?.parts).toContain('Ask about a loan')
  expect(found?.parts).not.toContain('Not yet')
  expect(found?.parts).not.toContain('Of others')
})

it('the link preview finds the finance page at its configured address (RTE-10)', () => {
  expect(preview('/apply-for-finance', { finance: { path: '/apply-for-finance' } })?.heading).toBe('Loans at Harbour Motors')
})

it.each(['/my-garage', '/cars/kia-rio-1/checkout', '/nowhere', ''])(
  'the link preview describes nothing for %s, which has no texts of the site',
  (redirect) => {
    expect(preview(redirect)).toBeNull()
  },
)

it('the sign-in before a prize draw states the draw’s terms, which come before an email address is asked for (RTE-21)', () => {
  const spin = {
    id: 'draw',
    kind: 'spin',
    heading: 'Spin to win',
    promoter: 'Harbour Motors Pty Ltd',
    prizes: [{ id: 'wash', title: 'A car wash', chance: 10 }],
  } as const
  const draws = (shown: boolean) =>
    preview('/spin-to-win', {
      auth: { enabled: true, gates: ['spin-to-win'] },
      pages: { list: [{ id: 'spin-to-win', path: '/spin-to-win', title: 'Spin', blocks: [{ ...spin, shown }] }] },
    })?.draws.map(({ promoter }) => promoter)
  expect(draws(true)).toEqual(['Harbour Motors Pty Ltd'])
  expect(draws(false)).toEqual([])
})
