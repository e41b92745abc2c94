// @vitest-environment jsdom
import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react'
import { type AuthProvider, CoreAdminContext, Notification } from 'react-admin'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { ConversationDetail } from '../../client/Records'
import { answerCalls } from '../../client/testing/answerCalls'
import { testQueryClient } from '../../client/testing/testQueryClient'
import { useInboxActions } from './useInboxActions'
import { WorkBar } from './WorkBar'

const conversation = {
  ...{ id: 'talk', stage: 'negotiating', revision: 4, snoozedUntil: null, nextStep: '', nextStepAt: null, lostReasons: ['Price'] },
  ...{ users: [{ id: 'lena', name: 'Lena' }], assignedTo: 'lena' },
} as unknown as ConversationDetail

const yaris = { id: 'yaris', name: '2021 Toyota Yaris', stockNumber: 'A1', status: 'in_stock', priceCents: 2_899_000 }
const reservation = { id: 'held', reference: 'R-ABC', isTheirs: true }
const choices = (over: object, permissions: object) => ({
  ...{ organisationId: 'north', likelyCarId: 'yaris', maySell: true, mayReserve: true, unsettled: [] },
  ...permissions,
  cars: [{ ...yaris, reservation: null, othersAsking: 0, ...over }],
})

let sent: unknown[] = []
let soldFor: number | null = 2_899_000
beforeEach(() => {
  soldFor = 2_899_000
  sent = []
})
afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
})

const Bar = () => <WorkBar conversation={conversation} actions={useInboxActions()} />
const chooseStage = async (stage: string, deal: object = {}) => {
  const record = (input: unknown) => {
    sent.push(input)
    return { ok: true, id: 'talk', revision: 5, carName: '2021 Toyota Yaris', priceCents: soldFor, offered: 0 }
  }
  answerCalls({ 'inbox.deal': () => deal, 'inbox.cars': () => [], 'inbox.close': record, 'inbox.lose': record })
  const authProvider = { getPermissions: async () => ({ me: null, may: () => true }) }
  render(
    <CoreAdminContext authProvider={authProvider as unknown as AuthProvider} queryClient={testQueryClient()}>
      <Bar />
      <Notification />
    </CoreAdminContext>,
  )
  fireEvent.change(screen.getByLabelText('Stage'), { target: { value: stage } })
}

test.each([
  {
    name: 'a car that others asked about',
    deal: choices({ othersAsking: 2 }, {}),
    expected: { marksSold: true, completesReservation: false, offersOthers: true },
  },
  {
    name: 'a car that they reserved',
    deal: choices({ reservation }, {}),
    expected: { marksSold: true, completesReservation: true, offersOthers: false },
  },
  {
    name: 'a role that neither sells cars nor manages reservations',
    deal: choices({ reservation }, { maySell: false, mayReserve: false }),
    expected: { marksSold: false, completesReservation: false, offersOthers: false },
  },
])('Choosing the stage Sold opens one form for the sale, filled in from the enquiry: $name (ENT-16)', async ({ deal, expected }) => {
  await chooseStage('sold', deal)
  await waitFor(() => expect((screen.getByLabelText('Car sold') as HTMLInputElement).value).toBe('2021 Toyota Yaris · A1'))
  expect((screen.getByLabelText('Sale price in dollars') as HTMLInputElement).value).toBe('28,990')
  fireEvent.click(screen.getByRole('button', { name: 'Mark as sold' }))
  await waitFor(() =>
    expect(sent).toEqual([
      {
        ...{ id: 'talk', expectedRevision: 4, key: expect.any(String) },
        deal: { carId: 'yaris', carName: '', priceCents: 2_899_000, salespersonId: 'lena', ...expected },
      },
    ]),
  )
})

test.each([
  { price: 2_899_000, text: 'The sale of the 2021 Toyota Yaris for $28,990 is closed.' },
  { price: null, text: 'The sale of the 2021 Toyota Yaris is closed.' },
])('A closed sale is confirmed with its car and price: $price', async ({ price, text }) => {
  soldFor = price
  await chooseStage('sold', choices({}, {}))
  await waitFor(() => expect((screen.getByLabelText('Car sold') as HTMLInputElement).value).toBe('2021 Toyota Yaris · A1'))
  fireEvent.click(screen.getByRole('button', { name: 'Mark as sold' }))
  expect(await screen.findByText(text)).toBeTruthy()
})

test('Closing a sale shows the payments of the same person that aren’t settled, whatever the car, with a link to each (CHK-02)', async () => {
  const payment = { kind: 'reservation', reference: 'R-ABC', amountCents: 30_000, state: 'refund_failed' }
  const unsettled = [
    { ...payment, id: 'held', carId: 'yaris' },
    { ...payment, id: 'asked', kind: 'payment', state: 'open', reference: 'P-ABC', carId: null },
    { ...payment, id: 'elsewhere', reference: 'R-DEF', carId: 'another' },
  ]
  await chooseStage('sold', { ...choices({}, {}), unsettled })
  expect((await screen.findAllByRole('alert')).map(({ textContent }) => textContent)).toEqual([
    'Their deposit of $300 (R-ABC) couldn’t be refunded.Sort out the refund',
    'Their payment of $300 (P-ABC) isn’t paid yet.Open the payment request',
    'Their deposit of $300 (R-DEF) couldn’t be refunded.Sort out the refund',
  ])
  expect(screen.getAllByRole('link', { name: 'Sort out the refund' }).map((link) => link.getAttribute('href'))).toEqual([
    expect.stringContaining('/reservations/held/show'),
    expect.stringContaining('/reservations/elsewhere/show'),
  ])
  expect(screen.getByRole('link', { name: 'Open the payment request' }).getAttribute('href')).toContain('/payments/asked/show')
})

test('Closing a sale warns of the customer’s reservations of other cars, and of another customer’s reservation of this car', async () => {
  const held = { id: 'other', reference: 'R-XYZ', carName: '2019 Kia Rio', amountCents: 30_000, isSubscription: false, state: 'charged' }
  await chooseStage('sold', { ...choices({ reservation: { ...reservation, isTheirs: false } }, {}), held: [held] })
  expect((await screen.findAllByRole('alert')).map(({ textContent }) => textContent)).toEqual([
    'Another customer has reserved this car (R-ABC). Cancel that reservation before you mark the car as sold.Open the reservation',
    'The 2019 Kia Rio is reserved for them, and they paid a deposit of $300 (R-XYZ).Open the reservation',
  ])
  expect(screen.getAllByRole('link', { name: 'Open the reservation' }).map((link) => link.getAttribute('href'))).toEqual([
    expect.stringContaining('/reservations/held/show'),
    expect.stringContaining('/reservations/other/show'),
  ])
})

test('Closing a sale doesn’t warn of the customer’s reservation that it completes', async () => {
  const own = { ...reservation, carName: '2021 Toyota Yaris', amountCents: 0, isSubscription: false, state: 'reserved' }
  await chooseStage('sold', { ...choices({ reservation }, {}), held: [own] })
  expect(await screen.findByRole('checkbox', { name: 'Complete their reservation R-ABC' })).toBeTruthy()
  expect(screen.queryByRole('alert')).toBeNull()
})

test('A sale that may be about several cars asks for the car, and marks none as sold by itself (ENT-16)', async () => {
  await chooseStage('sold', { ...choices({}, {}), likelyCarId: null })
  expect(await screen.findByText(/^Choose the car they bought\./)).toBeTruthy()
  expect((screen.getByLabelText('Car sold') as HTMLInputElement).value).toBe('')
  expect(screen.queryByRole('checkbox', { name: 'Mark the car as sold' })).toBeNull()
  expect(screen.getByRole('button', { name: 'Mark as sold' })).toHaveProperty('disabled', true)
})

const chooseReason = async () => {
  expect(screen.getByRole('button', { name: 'Mark as lost' })).toHaveProperty('disabled', true)
  fireEvent.mouseDown(screen.getByRole('combobox', { name: 'Reason' }))
  fireEvent.click(await screen.findByRole('option', { name: 'Price' }))
}
const markAsLost = async () => {
  const button = screen.getByRole('button', { name: 'Mark as lost' })
  await waitFor(() => expect(button).toHaveProperty('disabled', false))
  fireEvent.click(button)
}

test('Choosing the stage Lost requires a reason and accepts details', async () => {
  await chooseStage('lost')
  await chooseReason()
  fireEvent.change(screen.getByLabelText('Details (optional)'), { target: { value: 'Wanted $500 off' } })
  await markAsLost()
  await waitFor(() => expect(sent).toEqual([{ id: 'talk', expectedRevision: 4, reason: 'Price: Wanted $500 off', releases: [] }]))
})

const deposit = { id: 'held', reference: 'R-ABC', carName: '2021 Toyota Yaris', amountCents: 30_000, isSubscription: false }
test.each([
  {
    held: { ...deposit, state: 'charged', mayRelease: true },
    text: 'The 2021 Toyota Yaris is reserved for them, and they paid a deposit of $300 (R-ABC).',
    choice: 'Cancel and refund the deposit (R-ABC)',
  },
  {
    held: { ...deposit, state: 'authorised', mayRelease: true },
    text: 'The 2021 Toyota Yaris is reserved for them, and a deposit of $300 is held on their card (R-ABC).',
    choice: 'Cancel and release the deposit (R-ABC)',
  },
  {
    held: { ...deposit, state: 'reserved', amountCents: 0, mayRelease: true },
    text: 'The 2021 Toyota Yaris is reserved for them, without a deposit (R-ABC).',
    choice: 'Cancel the reservation (R-ABC)',
  },
  {
    held: { ...deposit, state: 'charged', mayRelease: false },
    text: 'The 2021 Toyota Yaris is reserved for them, and they paid a deposit of $300 (R-ABC).',
    choice: null,
  },
])(
  'Choosing the stage Lost names the reservation and offers to cancel it: $held.state, $held.mayRelease (ENT-16, CHK-02)',
  async (given) => {
    const { held, text, choice } = given
    await chooseStage('lost', { ...choices({}, {}), held: [held] })
    expect(await screen.findByText(text)).toBeTruthy()
    expect(screen.getByRole('link', { name: 'Open the reservation' }).getAttribute('href')).toContain('/reservations/held/show')
    const checkbox = screen.queryByRole('checkbox')
    expect(checkbox && screen.getByLabelText(choice ?? '')).toBe(checkbox)
    await chooseReason()
    await markAsLost()
    await waitFor(() =>
      expect(sent).toEqual([{ id: 'talk', expectedRevision: 4, reason: 'Price', releases: choice === null ? [] : ['held'] }]),
    )
  },
)

test('The notice of a loss names the reservations that are cancelled', async () => {
  await chooseStage('lost', { ...choices({}, {}), held: [{ ...deposit, state: 'charged', mayRelease: true }] })
  await screen.findByRole('checkbox')
  await chooseReason()
  await markAsLost()
  expect(await screen.findByText('Moved to Lost. Reservation R-ABC is cancelled.')).toBeTruthy()
})

test('Choosing the stage Lost can keep the reservation', async () => {
  await chooseStage('lost', { ...choices({}, {}), held: [{ ...deposit, state: 'charged', mayRelease: true }] })
  fireEvent.click(await screen.findByRole('checkbox'))
  await chooseReason()
  await markAsLost()
  await waitFor(() => expect(sent).toEqual([{ id: 'talk', expectedRevision: 4, reason: 'Price', releases: [] }]))
})
