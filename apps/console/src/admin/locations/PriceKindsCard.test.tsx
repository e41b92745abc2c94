// @vitest-environment jsdom
import { fireEvent, screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { answerCalls } from '../../client/testing/answerCalls'
import { renderInConsole } from '../../client/testing/renderInConsole'
import { PriceKindsCard } from './PriceKindsCard'

const kinds = { new: 'driveAway', used: 'driveAway', demo: 'driveAway' }

test.each([
  { country: 'Australia', timeZone: 'Australia/Sydney', names: ['Drive away', 'Excluding government charges'] },
  { country: 'New Zealand', timeZone: 'Pacific/Auckland', names: ['Including on-road costs', 'Plus on-road costs'] },
])('The prices that a location can show are named as in $country (CAR-14, CFG-02)', async ({ timeZone, names }) => {
  answerCalls({ 'stock.priceKinds': () => [{ locationId: 'yard', name: 'Yard', kinds, timeZone }] })
  renderInConsole(<PriceKindsCard organisationId="north" locationId="yard" />)
  fireEvent.mouseDown(await screen.findByLabelText('Used cars'))
  expect((await screen.findAllByRole('option')).map(({ textContent }) => textContent)).toEqual(names)
})
