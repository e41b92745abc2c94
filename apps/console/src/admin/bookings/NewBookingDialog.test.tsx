// @vitest-environment jsdom
import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react'
import { type AuthProvider, CoreAdminContext } from 'react-admin'
import { afterEach, expect, test, vi } from 'vitest'
import { answerCalls } from '../../client/testing/answerCalls'
import { testQueryClient } from '../../client/testing/testQueryClient'
import { NewBookingDialog } from './NewBookingDialog'

afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
})

const times = { zone: 'Sydney time', free: [630], next: { date: '2026-12-02', minutes: 630 }, problem: null, mayOverride: false }
const closed = { ...times, free: [], problem: 'This is outside the times shoppers can book.', mayOverride: true }
const mick = { id: 'mick', name: 'Mick Dargan', lastName: '', phone: '+61491570158', email: '', carName: '2018 Mitsubishi Triton GLS' }
const triton = {
  id: 'triton',
  name: '2018 Mitsubishi Triton GLS',
  stockNumber: 'B7',
  stage: 'in_stock',
  locationId: 'yard',
  priceCents: null,
}

const open = (answers: Parameters<typeof answerCalls>[0] = {}) => {
  answerCalls({
    'bookings.free': () => times,
    'bookings.cars': () => [],
    'inbox.page': () => ({ data: [mick], next: null }),
    'inbox.deal': () => ({
      organisationId: 'north',
      cars: [triton],
      likelyCarId: 'triton',
      unsettled: [],
      maySell: true,
      mayReserve: true,
    }),
    ...answers,
  })
  const authProvider = { getPermissions: async () => ({ me: null, may: () => true }) } as unknown as AuthProvider
  render(
    <CoreAdminContext authProvider={authProvider} queryClient={testQueryClient()}>
      <NewBookingDialog
        locationId="yard"
        organisationId="north"
        kind="testDrive"
        at={null}
        from={{ date: '2026-12-01', minutes: 1200 }}
        onClose={() => {}}
      />
    </CoreAdminContext>,
  )
}
const value = (label: RegExp) => (screen.getByLabelText(label) as HTMLInputElement).value
const chooseMick = async () => {
  fireEvent.mouseDown(await screen.findByLabelText('Find a customer'))
  fireEvent.click(await screen.findByRole('option', { name: /Mick Dargan/ }))
}
const isBookDisabled = () => (screen.getByRole('button', { name: 'Book' }) as HTMLButtonElement).disabled

test('While the free times load, the form reports progress and no problem', async () => {
  const asked: { readonly input: object; readonly answer: (times: object) => void }[] = []
  open({ 'bookings.free': (input) => new Promise((answer) => asked.push({ input: input as object, answer })) })
  const expectProgress = () => {
    expect(screen.getByRole('status').textContent).toBe('Looking for free times…')
    expect(screen.queryByText(/No times are available|outside the times/)).toBeNull()
    expect(screen.queryByLabelText(/Reason/)).toBeNull()
  }
  await screen.findByRole('dialog', { name: 'New booking' })
  await waitFor(() => expect(asked.length).toBe(1))
  expectProgress()
  expect(isBookDisabled()).toBe(true)
  // Only the search for the first free time: the hour after closing is no choice yet.
  asked[0]?.answer(closed)
  await waitFor(() => expect(value(/^Day/)).toBe('2026-12-02'))
  await waitFor(() => expect(asked.length).toBe(2))
  expectProgress()
  asked[1]?.answer(times)
  expect(await screen.findByRole('button', { name: '10:30 am' })).toBeTruthy()
  expect(screen.queryByRole('status')).toBeNull()
  expect(isBookDisabled()).toBe(false)
  expect(asked.map(({ input }) => input)).toMatchObject([{ date: '2026-12-01' }, { date: '2026-12-02', minutes: 630 }])
})

test('A time without capacity that the user chose asks for a reason', async () => {
  open({ 'bookings.free': (input) => ((input as { date: string }).date === '2026-12-05' ? closed : times) })
  await screen.findByRole('button', { name: '10:30 am' })
  fireEvent.change(screen.getByLabelText(/^Day/), { target: { value: '2026-12-05' } })
  expect(await screen.findByText('This is outside the times shoppers can book.')).toBeTruthy()
  expect(screen.getByLabelText(/Reason/)).toBeTruthy()
})

test('A customer of the inbox fills in both names, the phone as people write it, and the car they asked about (ENQ-24, ENQ-31)', async () => {
  open()
  await chooseMick()
  await waitFor(() => expect(value(/^Car/)).toBe('2018 Mitsubishi Triton GLS · B7'))
  expect([value(/First name/), value(/Last name/), value(/Phone/)]).toEqual(['Mick', 'Dargan', '0491 570 158'])
})

test('The form starts at its first field, and says why no confirmation can be sent', async () => {
  open()
  await waitFor(() => expect(document.activeElement).toBe(screen.getByLabelText('Find a customer')))
  const confirmation = 'Send them a confirmation by email'
  expect(screen.getByLabelText(`${confirmation} (they have no email address)`)).toHaveProperty('disabled', true)
  fireEvent.change(screen.getByLabelText('Email'), { target: { value: 'jo@person.example' } })
  expect(screen.getByLabelText(confirmation)).toHaveProperty('disabled', false)
})

test('A car at another location is named, but not booked', async () => {
  open({
    'inbox.deal': () => ({
      ...{
        organisationId: 'north',
        cars: [{ ...triton, locationId: 'city' }],
        likelyCarId: 'triton',
        unsettled: [],
        maySell: true,
        mayReserve: true,
      },
    }),
  })
  await chooseMick()
  expect(await screen.findByText('They asked about the 2018 Mitsubishi Triton GLS, which is at another location.')).toBeTruthy()
  expect(value(/^Car/)).toBe('')
})
