import { buildConfig } from '@forecourt/rules/testing/buildConfig'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it } from 'vitest'
import { PrintHeading } from './SiteChrome'

const request = { now: '2026-03-11T03:30:00.000Z', origin: 'https://cars.example', mode: 'live' } as const
const textOf = (values: Parameters<typeof buildConfig>[0]) =>
  renderToStaticMarkup(<PrintHeading config={buildConfig(values)} request={request} />).replaceAll(/<[^>]+>/g, ' ')

it('a printed page prints the dealer’s name and contact (VDP-11)', () => {
  const shown = { identity: { name: 'Harbour Motors', licence: 'MD 1' }, phone: { main: '(02) 5550 1000' } }
  expect(textOf(shown)).toContain('Harbour Motors')
  expect(textOf(shown).replace(/\s+/g, ' ')).toContain('(02) 5550 1000 · cars.example · MD 1')
  expect(textOf({ ...shown, header: { showPhone: false } })).not.toContain('5550')
})
