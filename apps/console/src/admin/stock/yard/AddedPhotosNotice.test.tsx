// @vitest-environment jsdom
import { cleanup, screen } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { renderInConsole } from '../../../client/testing/renderInConsole'
import { AddedPhotosNotice } from './AddedPhotosNotice'

afterEach(cleanup)
const cars = ['RU101', 'RU103', 'RU110'].map((stockNumber) => ({ id: stockNumber.toLowerCase(), stockNumber }))
const done = cars.map(({ id }) => ({ carId: id, state: { status: 'done', isKnown: false } as const }))

test('After the upload, the cars with new photos are named as links, with the number of files that were not added', async () => {
  renderInConsole(<AddedPhotosNotice added={{ cars, leftOut: 4 }} items={done} />)
  expect((await screen.findByRole('status')).textContent).toBe('RU101, RU103 and RU110 have new photos; 4 files not added.')
  expect(screen.getAllByRole('link').map(({ textContent }) => textContent)).toEqual(['RU101', 'RU103', 'RU110'])
})

test('A car whose photos failed isn’t named, and nothing is said while photos are sent', async () => {
  const failed = { carId: 'ru103', state: { status: 'failed', reason: 'It is too large.' } } as const
  const { unmount } = renderInConsole(
    <AddedPhotosNotice added={{ cars: cars.slice(0, 2), leftOut: 0 }} items={[...done.slice(0, 1), failed]} />,
  )
  expect((await screen.findByRole('status')).textContent).toBe('RU101 has new photos.')
  unmount()
  renderInConsole(<AddedPhotosNotice added={{ cars, leftOut: 0 }} items={[...done, { carId: 'ru110', state: { status: 'queued' } }]} />)
  expect(screen.queryByRole('status')).toBeNull()
})
