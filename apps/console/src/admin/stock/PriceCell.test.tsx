// @vitest-environment jsdom
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react'
import { CoreAdminContext, testDataProvider } from 'react-admin'
import { afterEach, expect, test, vi } from 'vitest'
import type { CarRecord } from '../../client/Records'
import { PriceCell } from './PriceCell'

afterEach(cleanup)

const car = { id: 'c1', name: '2020 Toyota Camry', status: 'in_stock', priceCents: 2_499_000, beforePriceCents: null } as CarRecord

test('A price typed and confirmed by Enter is saved once, although the field loses the focus by it', async () => {
  const update = vi.fn(async () => ({ data: car }))
  render(
    <CoreAdminContext dataProvider={testDataProvider({ update } as never)}>
      <PriceCell car={car} mayEdit />
    </CoreAdminContext>,
  )
  fireEvent.click(screen.getByRole('button', { name: /Change the price/ }))
  const field = screen.getByRole('textbox', { name: /Price of/ })
  fireEvent.change(field, { target: { value: '23990' } })
  await act(async () => {
    fireEvent.submit(field)
    fireEvent.blur(field)
    await Promise.resolve()
  })
  expect(update).toHaveBeenCalledTimes(1)
})
