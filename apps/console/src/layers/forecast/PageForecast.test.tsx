// @vitest-environment jsdom
import type { Forecast } from '@forecourt/rules/forecast/Forecast'
import { QueryClientProvider } from '@tanstack/react-query'
import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react'
import type { ReactNode } from 'react'
import { afterEach, expect, test, vi } from 'vitest'
import { answerCalls } from '../../client/testing/answerCalls'
import { testQueryClient } from '../../client/testing/testQueryClient'
import { PageForecast } from './PageForecast'

afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
})

/** The forecast in a context of queries that later renders share. */
const inQueries = (queryClient = testQueryClient()) => {
  const wrapped = (node: ReactNode) => <QueryClientProvider client={queryClient}>{node}</QueryClientProvider>
  return wrapped
}
const shownForecast = (node: ReactNode) => render(inQueries()(node))

const group = (index: number, isEstimate = false): Forecast['groups'][number] => ({
  isEstimate,
  changes: [{ kind: 'price', sentence: `“$${index} a week” disappears` }],
  pages: [{ kind: 'car', count: 10 + index }],
  count: 10 + index,
  settings: [],
  path: `/cars/${index}`,
})
const forecast = (over: Partial<Forecast>): Forecast => ({
  ...{ checked: 24, rendered: 24, total: 345, found: 22, changed: 320, complete: false, bytes: 0, groups: [group(2, true)], tookMs: 500 },
  ...over,
})
const show = (answer: (input: { sample: boolean }) => Forecast | null) => {
  answerCalls({ 'sites.forecast': (input) => answer(input as { sample: boolean }) })
  return shownForecast(<PageForecast siteId="s1" siteName="Kirra" isReady />)
}

test('A forecast shows a sample first, then all pages, grouped by equal changes (CFG-12)', async () => {
  const all = Array.from({ length: 7 }, (_, index) => group(index + 2))
  show(({ sample }) => forecast(sample ? {} : { checked: 345, changed: 312, complete: true, groups: all }))
  await waitFor(() => expect(screen.getByText('312 of 345 pages change')).toBeTruthy())
  expect(screen.getByText('12 car pages')).toBeTruthy()
  expect(screen.getByText('“$2 a week” disappears')).toBeTruthy()
  expect(screen.getAllByRole('listitem')).toHaveLength(5)
  fireEvent.click(screen.getByRole('button', { name: 'Show all 7 groups of changes' }))
  expect(screen.getAllByRole('listitem')).toHaveLength(7)
  expect(screen.getByRole('button', { name: 'Compare: 12 car pages' })).toBeTruthy()
})

test('A group of a forecast names the changed settings that its pages use (CFG-12)', async () => {
  answerCalls({ 'sites.forecast': () => forecast({ complete: true, groups: [{ ...group(2), settings: ['/finance/show'] }] }) })
  const change = (pointer: string, where: string) => ({ pointer, where, group: where, sentence: where })
  const changes = [change('/finance/show', 'Finance › Shown'), change('/footer/line', 'Footer › Line')]
  shownForecast(<PageForecast siteId="s1" siteName="Kirra" changes={changes} isReady />)
  await waitFor(() => expect(screen.getByText('Uses Finance › Shown')).toBeTruthy())
})

test('A comparison is aborted when publishing begins, and what it found stays (CFG-12)', async () => {
  const wrapped = inQueries()
  const signals: AbortSignal[] = []
  const isSample = ({ body }: RequestInit) => String(body).includes('"sample":true')
  answerCalls({ 'sites.forecast': () => forecast({}) })
  const answered = fetch
  vi.stubGlobal('fetch', (address: string, init: RequestInit) => {
    if (isSample(init)) return answered(address, init)
    if (init.signal) signals.push(init.signal)
    return new Promise(() => {})
  })
  const shown = (isReady: boolean) => wrapped(<PageForecast siteId="s1" siteName="Kirra" isReady={isReady} />)
  const { rerender } = render(shown(true))
  await waitFor(() => expect(signals).toHaveLength(1))
  expect(signals[0]?.aborted).toBe(false)
  rerender(shown(false))
  await waitFor(() => expect(signals[0]?.aborted).toBe(true))
  expect(screen.getByText('About 12 car pages')).toBeTruthy()
  expect(screen.queryByRole('progressbar')).toBeNull()
})

test('A forecast says so while no site server can be reached, and doesn’t disappear (CFG-12)', async () => {
  show(() => null)
  expect(await screen.findByText('The pages can’t be compared just now. You can still publish.')).toBeTruthy()
  expect(screen.getByRole('region', { name: 'What shoppers will see' })).toBeTruthy()
})

test('A forecast of a draft that still has to be saved doesn’t disappear either', async () => {
  answerCalls({})
  shownForecast(<PageForecast siteId="s1" siteName="Kirra" isReady={false} />)
  expect(screen.getByText('They are compared once the draft is saved.')).toBeTruthy()
})

test('A forecast that still counts says how many pages were compared', async () => {
  answerCalls({ 'sites.forecast': (input) => ((input as { sample: boolean }).sample ? forecast({ found: 24 }) : new Promise(() => {})) })
  shownForecast(<PageForecast siteId="s1" siteName="Kirra" isReady />)
  expect(await screen.findByText('Compared 24 of 345 pages so far. All 24 change.')).toBeTruthy()
  expect(screen.getByText('About 12 car pages')).toBeTruthy()
})
