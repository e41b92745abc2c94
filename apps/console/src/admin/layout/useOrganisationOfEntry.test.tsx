// @vitest-environment jsdom
import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { CoreAdminContext, memoryStore, useLocation, useNavigate } from 'react-admin'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { answerCalls } from '../../client/testing/answerCalls'
import { renderInConsole } from '../../client/testing/renderInConsole'
import { createDataProvider } from '../providers/createDataProvider'
import { DealerLink } from '../sites/fleet/DealerLink'
import { useOrganisation } from '../useOrganisation'
import { useOrganisationOfEntry } from './useOrganisationOfEntry'
import { useSwitchOrganisation } from './useSwitchOrganisation'
import { WorkingInBanner } from './WorkingInBanner'

const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }))

const Page = () => {
  useOrganisationOfEntry()
  const { pathname } = useLocation()
  const navigate = useNavigate()
  const [organisationId, selectOrganisation] = useOrganisation()
  const switchOrganisation = useSwitchOrganisation()
  const button = (name: string, onClick: () => void) => (
    <button type="button" onClick={onClick}>
      {name}
    </button>
  )
  return (
    <>
      <output>{`${pathname} of ${organisationId ?? 'all'}`}</output>
      <WorkingInBanner />
      <DealerLink organisationId="kauri" to="/locations/mount/bookings">
        Kauri’s bookings
      </DealerLink>
      {button('Table', () => navigate('/fleet'))}
      {button('Stock', () => navigate('/stock'))}
      {button('Back', () => navigate(-1))}
      {button('Forward', () => navigate(1))}
      {button('All', () => selectOrganisation(null))}
      {button('Switch to Karri', () => switchOrganisation('karri'))}
    </>
  )
}

beforeEach(() => {
  sessionStorage.clear()
  localStorage.clear()
  answerCalls({
    'organisations.getList': () => ({ data: [{ id: 'kauri', name: 'Kauri & Co' }], total: 1 }),
  })
  renderInConsole(<Page />, undefined, createDataProvider(), { staff: true, organisations: [] })
})

afterEach(() => {
  // The store in memory outlives a test.
  press('All')
  cleanup()
})

const shown = () => screen.getByRole('status').textContent

test('Back and forward show each page with the dealer that it was opened with', async () => {
  press('Table')
  fireEvent.click(await screen.findByRole('link', { name: 'Kauri’s bookings' }))
  await expect.poll(shown).toBe('/locations/mount/bookings of kauri')
  press('Stock')
  await expect.poll(shown).toBe('/stock of kauri')
  press('Back')
  await expect.poll(shown).toBe('/locations/mount/bookings of kauri')
  press('Back')
  await expect.poll(shown).toBe('/fleet of all')
  press('Back')
  await expect.poll(shown).toBe('/ of all')
  press('Forward')
  press('Forward')
  await expect.poll(shown).toBe('/locations/mount/bookings of kauri')
})

test('“Back to all dealers” opens the table of all dealers, not a dealer’s page under another name', async () => {
  fireEvent.click(await screen.findByRole('link', { name: 'Kauri’s bookings' }))
  fireEvent.click(await screen.findByRole('button', { name: 'Back to all dealers' }))
  await expect.poll(shown).toBe('/fleet of all')
  press('Back')
  await expect.poll(shown).toBe('/locations/mount/bookings of kauri')
})

test('Switching the dealer leaves the page of a record for the list that it is in, and keeps a list', async () => {
  fireEvent.click(await screen.findByRole('link', { name: 'Kauri’s bookings' }))
  await expect.poll(shown).toBe('/locations/mount/bookings of kauri')
  press('Switch to Karri')
  await expect.poll(shown).toBe('/locations of karri')
  press('Stock')
  await expect.poll(shown).toBe('/stock of karri')
  press('Switch to Karri')
  await expect.poll(shown).toBe('/stock of karri')
})

const Entered = () => {
  useOrganisationOfEntry()
  const { pathname } = useLocation()
  const [organisationId, selectOrganisation] = useOrganisation()
  return (
    <>
      <output>{`${pathname} of ${organisationId ?? 'all'}`}</output>
      <button type="button" onClick={() => selectOrganisation('kauri')}>
        Select
      </button>
      <button type="button" onClick={() => selectOrganisation(null)}>
        All
      </button>
    </>
  )
}

test('An address that was entered keeps the dealer, though the router gives it no key', async () => {
  cleanup()
  window.location.hash = '#/stock'
  render(
    <CoreAdminContext store={memoryStore()}>
      <Entered />
    </CoreAdminContext>,
  )
  await expect.poll(shown).toBe('/stock of all')
  press('Select')
  await expect.poll(shown).toBe('/stock of kauri')
  window.location.hash = '#/outbox'
  await expect.poll(shown).toBe('/outbox of kauri')
  window.location.hash = '#/feeds'
  await expect.poll(shown).toBe('/feeds of kauri')
  window.history.back()
  await expect.poll(shown).toBe('/outbox of kauri')
})
