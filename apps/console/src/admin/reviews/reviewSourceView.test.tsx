// @vitest-environment jsdom
import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { renderInConsole } from '../../client/testing/renderInConsole'
import { fetchResult, reviewSourceView } from './reviewSourceView'

type Row = Parameters<typeof reviewSourceView.heading>[0]

const row = {
  ...{ id: 'a', organisationId: 'o', revision: 1, name: 'Google', provider: 'google', place: '12345678', locationId: null },
  ...{ paused: false, message: null, checkedAt: null, counts: null, isConnected: true, mayChange: true },
} as unknown as Row

const counts = { added: 3, changed: 1, hidden: 0, unchanged: 9 }

test.each([
  { provider: 'google', counts, text: '3 added, 1 changed, 0 hidden' },
  { provider: 'google', counts: { ...counts, leftOut: 4 }, text: '3 added, 1 changed, 0 hidden, 4 not shown (stars without a text)' },
  { provider: 'facebook', counts: null, text: '' },
] as const)('The result of a review source of $provider names what isn’t shown: “$text” (ENT-14)', ({ text, ...fetched }) =>
  expect(fetchResult({ message: null, ...fetched })).toBe(text),
)

test.each([
  { name: 'connected', over: {}, status: 'Not fetched yet' },
  { name: 'without access', over: { isConnected: false }, status: 'Not connected' },
  { name: 'of the demo', over: { provider: 'sample' }, status: 'Demo' },
  { name: 'of the demo at a real dealer', over: { provider: 'sample', paused: true }, status: 'Demo, not shown' },
])('A review source $name has the status “$status” (ENT-14)', ({ over, status }) => {
  const column = reviewSourceView.list.columns.find(({ label }) => label === 'Status')
  renderInConsole(column?.render({ ...row, ...over } as Row))
  expect(screen.getByText(status)).toBeTruthy()
})

test('The form of a review source offers no sample reviews to choose (ENT-14)', () => {
  expect(reviewSourceView.fields.provider).toMatchObject({ notOffered: ['sample'] })
})
