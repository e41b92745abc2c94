// @vitest-environment jsdom
import { screen, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import type { FleetRecord } from '../../client/Records'
import { answerCalls } from '../../client/testing/answerCalls'
import { renderInConsole } from '../../client/testing/renderInConsole'
import { createDataProvider } from '../providers/createDataProvider'
import { TroubledDealersCard } from './TroubledDealersCard'

const site = (id: string, name: string, troubles: FleetRecord['troubles']) =>
  ({
    ...{
      id,
      name,
      troubles,
      organisationId: `${id}-business`,
      organisationName: 'A business',
      status: 'live',
      severity: 120,
      warnings: [],
      health: { makes: [], states: [], waiting: 13, waitingSince: null, failingFeeds: 2, feedAt: null, noPhotos: 6, failedRefunds: 1 },
      failedRefund: { list: 'payments', id: 'p1' },
    },
  }) as unknown as FleetRecord

const show = (data: readonly FleetRecord[], total: number) => {
  const requested: unknown[] = []
  answerCalls({
    me: () => ({ user: { id: 'staff', name: 'Staff' }, staff: true, organisations: [] }),
    'fleet.getList': (input: unknown) => {
      requested.push(input)
      return { data, total }
    },
  })
  renderInConsole(<TroubledDealersCard />, undefined, createDataProvider())
  return requested
}

test('Staff see the dealers with the most severe problems first, each with what is wrong in figures, and a link to all of them', async () => {
  const requested = show([site('karri', 'Karri Coast', ['waiting', 'feed']), site('kauri', 'Kauri & Co', ['photos'])], 14)
  const list = within(await screen.findByRole('list', { name: 'Dealers with problems' }))
  await screen.findByText('Karri Coast')
  expect(list.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
    expect.stringMatching(/Karri Coast.*13 waiting for a reply.*2 feeds failing/),
    expect.stringMatching(/Kauri & Co.*6 cars without photos/),
  ])
  expect(requested[0]).toMatchObject({ perPage: 5, sort: { field: 'troubles', order: 'DESC' }, filter: { trouble: 'any' } })
  const link = screen.getByRole('link', { name: 'All 14' }).getAttribute('href') ?? ''
  expect(decodeURIComponent(link)).toContain('/fleet?filter={"trouble":"any"}')
})

test('A failed refund of a dealer links to the page of its payment', async () => {
  show([site('karri', 'Karri Coast', ['refunds'])], 1)
  expect((await screen.findByRole('link', { name: '1 refund failed' })).getAttribute('href')).toContain('/payments/p1/show')
})

test('The dashboard says that no dealer has a problem if there is none', async () => {
  show([], 0)
  expect(await screen.findByText('No dealer has a problem.')).toBeTruthy()
  expect(screen.queryByRole('link')).toBeNull()
})
