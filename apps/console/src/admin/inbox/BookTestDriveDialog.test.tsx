// @vitest-environment jsdom
import type { Permission } from '@forecourt/rules/access/permissions'
import { can } from '@forecourt/rules/access/roles'
import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react'
import { type AuthProvider, CoreAdminContext } from 'react-admin'
import { afterEach, expect, test, vi } from 'vitest'
import type { ConversationDetail } from '../../client/Records'
import { answerCalls } from '../../client/testing/answerCalls'
import { testQueryClient } from '../../client/testing/testQueryClient'
import { useInboxActions } from './useInboxActions'
import { WorkBar } from './WorkBar'

afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
})

const conversation = {
  ...{ id: 'talk', organisationId: 'north', locationId: 'yard', name: 'Jo', lastName: 'Nguyen', phone: '+61438555204', email: '' },
  ...{ stage: 'new', revision: 4, snoozedUntil: null, nextStep: '', nextStepAt: null, lostReasons: [], users: [], assignedTo: null },
} as unknown as ConversationDetail
const car = { id: 'rav4', name: '2022 Toyota RAV4', stockNumber: 'B1', stage: 'coming_soon', locationId: 'city', priceCents: null }
const sold = { ...car, id: 'sold', stage: 'sold', locationId: 'yard' }
const yard = { id: 'yard', organisationId: 'north', name: 'Yard', timeZone: 'Australia/Sydney', kinds: [], today: 0, waiting: 0 }

const Bar = () => <WorkBar conversation={conversation} actions={useInboxActions()} />
const open = (cars: readonly object[], role: 'sales' | 'auditor' = 'sales') => {
  const create = vi.fn((_input: unknown) => ({ id: 'booked', revision: 1 }))
  answerCalls({
    'bookings.locations': () => [yard, { ...yard, id: 'city' }],
    'bookings.free': () => ({ free: [630], next: { date: '2026-12-02', minutes: 630 }, problem: null, mayOverride: false, zone: 'AEDT' }),
    'bookings.cars': () => [],
    'bookings.create': create,
    'inbox.deal': () => ({
      organisationId: 'north',
      cars,
      likelyCarId: cars.includes(car) ? 'rav4' : null,
      unsettled: [],
      maySell: true,
      mayReserve: true,
    }),
    'inbox.change': () => ({ ok: true, id: 'talk', revision: 5 }),
  })
  const authProvider = { getPermissions: async () => ({ me: null, may: (permission: Permission) => can(role, permission) }) }
  render(
    <CoreAdminContext authProvider={authProvider as unknown as AuthProvider} queryClient={testQueryClient()}>
      <Bar />
    </CoreAdminContext>,
  )
  return create
}
const value = (label: RegExp) => (screen.getByLabelText(label) as HTMLInputElement).value

test('A test drive is booked from a conversation with its person, car and the car’s location (ENQ-24, ENT-16)', async () => {
  const create = open([sold, car])
  fireEvent.click(await screen.findByRole('button', { name: 'Book test drive' }))
  await screen.findByRole('dialog', { name: 'New booking' })
  expect([value(/First name/), value(/Last name/), value(/Phone/), value(/^Car/)]).toEqual([
    ...['Jo', 'Nguyen', '0438 555 204', '2022 Toyota RAV4 · B1'],
  ])
  expect(screen.getByText('This car is on its way. It isn’t in the yard yet.')).toBeTruthy()
  await screen.findByRole('button', { name: '10:30 am' })
  fireEvent.click(screen.getByRole('button', { name: 'Book' }))
  await waitFor(() => expect(create).toHaveBeenCalled())
  expect(create.mock.calls[0]?.[0]).toMatchObject({
    locationId: 'city',
    kind: 'testDrive',
    carId: 'rav4',
    name: 'Jo',
    phone: '0438 555 204',
  })
})

test('Choosing the stage Appointment offers to book the test drive, without a sold car', async () => {
  open([sold])
  await screen.findByRole('button', { name: 'Book test drive' })
  fireEvent.change(screen.getByLabelText('Stage'), { target: { value: 'appointment' } })
  await screen.findByRole('dialog', { name: 'New booking' })
  expect([value(/First name/), value(/^Car/)]).toEqual(['Jo', ''])
})

test('A role that takes no bookings isn’t offered a test drive (AUTH-10)', async () => {
  open([car], 'auditor')
  await screen.findByLabelText('Stage')
  expect(screen.queryByRole('button', { name: 'Book test drive' })).toBeNull()
})
