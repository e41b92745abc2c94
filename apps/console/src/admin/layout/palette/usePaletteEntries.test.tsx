// @vitest-environment jsdom
import { cleanup, fireEvent, screen } from '@testing-library/react'
import { useEffect } from 'react'
import { useLocation } from 'react-admin'
import { afterEach, expect, test } from 'vitest'
import { answerCalls } from '../../../client/testing/answerCalls'
import { renderInConsole } from '../../../client/testing/renderInConsole'
import { useOrganisation } from '../../useOrganisation'
import { findEntries } from './findEntries'
import { usePaletteEntries } from './usePaletteEntries'

const sites = [
  { id: 'kauri', organisationId: 'kauri-business', name: 'Kauri & Co', slug: 'kauri', hosts: [] },
  { id: 'karri', organisationId: 'karri-business', name: 'Karri Coast', slug: 'karri', hosts: [] },
]

const Found = ({ organisationId, text }: { readonly organisationId: string | null; readonly text: string }) => {
  const [, selectOrganisation] = useOrganisation()
  useEffect(() => selectOrganisation(organisationId), [organisationId, selectOrganisation])
  const entries = usePaletteEntries(true, { onViewAs: () => {}, onShortcuts: () => {} })
  const { pathname, search } = useLocation()
  return (
    <>
      <output>{`${pathname}${search}`}</output>
      {findEntries(entries, text).map(({ id, label, hint, run }) => (
        <button type="button" key={id} onClick={run}>
          {[label, hint].filter(Boolean).join(' – ')}
        </button>
      ))}
    </>
  )
}

afterEach(cleanup)

const find = (organisationId: string | null, text: string) => {
  answerCalls({
    'sites.getList': (input: unknown) => {
      const { filter } = input as { readonly filter?: { readonly organisationId?: string } }
      const data = sites.filter((site) => filter?.organisationId === undefined || site.organisationId === filter.organisationId)
      return { data, total: data.length }
    },
  })
  renderInConsole(<Found organisationId={organisationId} text={text} />, undefined, undefined, {
    staff: true,
    roles: ['platformAdmin'],
    permissions: [],
    organisations: [],
  })
}

test('In one dealer’s console, the search for “email leads to” leads to that dealer’s value', async () => {
  find('kauri-business', 'email leads to')
  fireEvent.click(await screen.findByRole('button', { name: 'Email leads to – Leads' }))
  expect(screen.getByRole('status').textContent).toMatch(/^\/sites\/kauri\/edit\?at=%2Fleads%2Fnotify/)
})

test('In one dealer’s console, the search for “lead email” finds the page with the present addresses', async () => {
  find('kauri-business', 'lead email')
  expect(await screen.findByRole('button', { name: 'CRM and lead delivery – Settings' })).toBeTruthy()
})

test('The search for “certificate warning” finds the domains and the guide', async () => {
  find('kauri-business', 'certificate warning')
  expect(await screen.findByRole('button', { name: 'Redirects & domains – Website' })).toBeTruthy()
  expect(await screen.findByRole('button', { name: /^Fix a certificate warning/ })).toBeTruthy()
})

test.each(['bookings', 'test drive'])('The search for “%s” finds where online bookings are turned on', async (text) => {
  find('kauri-business', text)
  fireEvent.click(await screen.findByRole('button', { name: 'Set up online bookings' }))
  expect(screen.getByRole('status').textContent).toBe('/locations')
})

test('The search for “export dealers” finds the table of dealers', async () => {
  find(null, 'export dealers')
  expect(await screen.findByRole('button', { name: 'Dealer table – Dealers' })).toBeTruthy()
})

test('In all dealers, a setting is found for all sites', async () => {
  find(null, 'email leads to')
  expect(await screen.findByRole('button', { name: 'Email leads to – Leads, across sites' })).toBeTruthy()
})
