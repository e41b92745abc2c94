// @vitest-environment jsdom
import { createTheme, ThemeProvider } from '@mui/material'
import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import type { BookingRecord } from '../../client/Records'
import { answerCalls } from '../../client/testing/answerCalls'
import { renderInConsole } from '../../client/testing/renderInConsole'
import { PaymentList } from '../payments/PaymentList'
import { createDataProvider } from '../providers/createDataProvider'
import { ReservationList } from '../reservations/ReservationList'
import { BookingTable } from './BookingTable'

const car = { carId: 'c1', carName: '2022 Kia Rio', carNumber: 'K1' }
const common = {
  id: 'r1',
  name: 'Ana',
  lastName: 'Ng',
  reference: 'R2345678',
  createdAt: '2026-06-01T02:00:00.000Z',
  amountCents: 50_000,
  ...car,
}
const booking = {
  ...{ kind: 'testDrive', state: 'confirmed', startsAt: common.createdAt, endsAt: common.createdAt, phone: '', ...common },
} as unknown as BookingRecord

test.each([
  ['reservations', <ReservationList key="reservations" />],
  ['payments', <PaymentList key="payments" />],
  ['bookings', <BookingTable key="bookings" bookings={[booking]} timeZone="Australia/Sydney" onOpen={() => undefined} />],
])('The list of %s shows the number of a car whose name others have (ENT-16)', async (_name, list) => {
  answerCalls({
    'reservations.getList': () => ({ data: [{ ...common, state: 'charged', subscription: null }], total: 1 }),
    'payments.getList': () => ({
      data: [{ ...common, kind: 'deposit', invoiceNumber: '', note: '', siteName: 'Coast Cars', state: 'paid', second: null }],
      total: 1,
    }),
  })
  renderInConsole(<ThemeProvider theme={createTheme()}>{list}</ThemeProvider>, undefined, createDataProvider())
  expect((await screen.findAllByRole('row')).some((row) => row.textContent?.includes('2022 Kia Rio · K1'))).toBe(true)
})
