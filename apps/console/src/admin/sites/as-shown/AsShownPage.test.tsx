// @vitest-environment jsdom
import { fireEvent, screen } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { answerCalls } from '../../../client/testing/answerCalls'
import { renderInConsole } from '../../../client/testing/renderInConsole'
import { AsShownPage } from './AsShownPage'

const change = { at: '2026-03-01T00:00:00.000Z', authorName: 'Mia', action: 'site.publish', sentences: ['Published version 3'], change: '' }
const later = {
  ...{
    at: '2026-03-05T00:00:00.000Z',
    authorName: 'Nora',
    action: 'update',
    change: { egcCents: { before: 3_549_000, after: 3_399_000 } },
  },
  sentences: ['Price without government charges: $35,490 → $33,990'],
}
const page = {
  kind: 'page',
  url: 'https://north.example/',
  site: { siteId: 's', organisationId: 'o', version: 3 },
  status: 200,
  body: '<p>Hello</p>',
  differences: [],
  renderer: { earlier: 'abc', program: 'def', now: 'xyz', isEarlierProgram: true },
  bodyHash: 'abc123',
  record: {
    version: { number: 3, hash: 'h', authorName: 'Mia', note: '', publishedAt: '2026-03-01T00:00:00.000Z' },
    changes: [change],
    carChanges: [],
    messages: [{ kind: 'lead.shopper', at: '2026-03-02T20:00:00.000Z' }],
    ...{ timeZone: 'Australia/Sydney', otherMessages: 2, later: { until: '', changes: [], carChanges: [later], more: 0 } },
  },
  withinMinute: [] as { at: string; what: string[] }[],
  seals: { days: 12, broken: [], erased: 0, last: null, keys: [] },
  sinceThen: ['The title becomes “Cars”'],
}

const ask = async (answer: unknown, answers: Parameters<typeof answerCalls>[0] = {}) => {
  const inputs: unknown[] = []
  answerCalls({
    'sites.asShownFile': (input) =>
      (input as { form: string }).form === 'html'
        ? { name: 'page.html', contentType: 'text/html; charset=utf-8', data: btoa('<html><head></head><body>Styled</body></html>') }
        : null,
    // No zone of a test machine.
    'sites.asShownZone': () => ({ timeZone: 'Pacific/Auckland' }),
    ...answers,
    'sites.asShown': (input) => {
      inputs.push(input)
      return answer
    },
  })
  renderInConsole(<AsShownPage />)
  fireEvent.change(await screen.findByLabelText(/^Page/), { target: { value: '/cars/rio' } })
  fireEvent.change(screen.getByLabelText(/^Date/), { target: { value: '2026-03-03' } })
  fireEvent.change(screen.getByLabelText(/^Time/), { target: { value: '10:14' } })
  fireEvent.click(screen.getByRole('button', { name: 'Show page' }))
  return inputs
}

test('Times are entered and shown in the time zone of the site (CFG-12)', async () => {
  const inputs = await ask(page)
  expect(await screen.findByText('1 Mar 2026, 1:00:00 pm, Mia: Published version 3')).toBeTruthy()
  expect(screen.getByLabelText(/^Time in Auckland/)).toBeTruthy()
  expect(inputs[0]).toMatchObject({ at: '2026-03-02T21:14:00.000Z' })
})

test('A page is shown as of a time, with its version, its seal and what changed since (CFG-12)', async () => {
  const inputs = await ask(page)
  expect(await screen.findByText(/^Version 3 was live, published by Mia/)).toBeTruthy()
  expect(inputs[0]).toMatchObject({ path: '/cars/rio', at: '2026-03-02T21:14:00.000Z' })
  expect(screen.getByText('The title becomes “Cars”')).toBeTruthy()
  expect(screen.getByText(/12 sealed days match/)).toBeTruthy()
  expect(screen.getByText(/, Nora: Price without government charges: \$35,490 → \$33,990$/)).toBeTruthy()
  expect(screen.getByText('2 other messages of the site, not about this page.')).toBeTruthy()
  expect(screen.getByText(/Mia: Published version 3$/)).toBeTruthy()
  const frame = (await screen.findByTitle('What shoppers saw')) as HTMLIFrameElement
  expect([frame.getAttribute('sandbox'), frame.srcdoc]).toEqual(['', expect.stringContaining('Styled')])
  expect(screen.getByRole('button', { name: 'Download page' })).toBeTruthy()
  expect(screen.getByText(/software of that time \(build abc\)/)).toBeTruthy()
  expect(screen.getByText(/: Confirmation of an enquiry$/)).toBeTruthy()
})

test('The evidence of a page is requested as a PDF and as a web archive (CFG-12)', async () => {
  const inputs: unknown[] = []
  await ask(page, {
    'sites.asShownFile': (input) => {
      inputs.push(input)
      return null
    },
  })
  expect(await screen.findByText(/can’t be reached/)).toBeTruthy()
  fireEvent.click(await screen.findByRole('button', { name: 'Download evidence (PDF)' }))
  await vi.waitFor(() => expect(screen.getAllByText(/can’t be reached/)).toHaveLength(2))
  fireEvent.click(screen.getByRole('button', { name: 'Download web archive' }))
  await vi.waitFor(() => expect(inputs).toHaveLength(3))
  expect(inputs).toMatchObject([
    { path: '/cars/rio', form: 'html' },
    { path: '/cars/rio', form: 'pdf' },
    { path: '/cars/rio', form: 'warc' },
  ])
})

test('A change within the minute is named, and the page after it can be chosen (CFG-12)', async () => {
  const at = '2026-03-02T21:14:14.000Z'
  const inputs = await ask({ ...page, withinMinute: [{ at, what: ['the car', 'a lender'] }] })
  expect(await screen.findByText(/^What this page may show changed within this minute/)).toBeTruthy()
  fireEvent.click(screen.getByRole('button', { name: /10:14:14.*, after the car and a lender changed$/ }))
  await vi.waitFor(() => expect(inputs.at(-1)).toMatchObject({ path: '/cars/rio', at }))
  expect((screen.getByLabelText(/^Seconds/) as HTMLInputElement).value).toBe('14')
})

test('A page is shown as of a chosen second (CFG-12)', async () => {
  const inputs = await ask(page)
  await screen.findByText(/^Version 3 was live/)
  fireEvent.change(screen.getByLabelText(/^Seconds/), { target: { value: '7' } })
  fireEvent.click(screen.getByRole('button', { name: 'Show page' }))
  await vi.waitFor(() => expect(inputs.at(-1)).toMatchObject({ at: '2026-03-02T21:14:07.000Z' }))
})

test('Entries without an erased person are counted (CFG-12)', async () => {
  await ask({ ...page, seals: { ...page.seals, erased: 2 } })
  expect(await screen.findByText(/^2 entries have no personal details/)).toBeTruthy()
})

test('A broken seal is reported as an error (CFG-12)', async () => {
  await ask({ ...page, seals: { ...page.seals, broken: ['2026-03-02'] } })
  expect(await screen.findByText(/doesn’t match its seal on 2026-03-02/)).toBeTruthy()
})

test('A time before the history has its beginning instead of a page (CFG-12)', async () => {
  await ask({ kind: 'notShown', reason: 'tooEarly', beginning: '2026-02-01T00:00:00.000Z', url: '', sinceThen: [] })
  expect(await screen.findByText(/^The history begins on/)).toBeTruthy()
})
