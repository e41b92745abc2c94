// @vitest-environment jsdom
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { answerCalls } from '../../client/testing/answerCalls'
import { openTestSession } from '../testing/openTestSession'
import { showInEditor } from '../testing/showField'
import { PublishDialog } from './PublishDialog'

afterEach(() => void vi.unstubAllGlobals())

const text = (rule: string, phrase: string) => ({ rule, phrase, pointer: '/header/announcement', where: 'Header › Announcement' })
const page = (rule: string, phrase: string, isLive: boolean) => ({ rule, phrase, path: '/vans', pages: 3, carId: null, isLive })
const judgement = (findings: readonly ReturnType<typeof page>[]) => ({ judged: 22, total: 861, complete: false, next: null, findings })

const open = async (answers: Parameters<typeof answerCalls>[0]) => {
  answerCalls({ 'sites.forecast': () => null, 'sites.contentClaims': () => [], 'sites.compliance': () => null, ...answers })
  const session = openTestSession()
  session.wentLive({ version: 3, config: session.state().config, publishedAt: '2026-11-20T04:00:00.000Z', author: 'Mia', note: '' })
  const editor = showInEditor(<PublishDialog onClose={() => {}} onUnexplained={() => {}} />, session)
  editor.write('/header/announcement', 'Only 2 left!')
  await act(() => session.draft.flush())
}
const button = (name: string) => screen.findByRole<HTMLButtonElement>('button', { name })
/** A button once it is enabled: the list of changes may arrive after the check. */
const enabledButton = async (name: string) => {
  const found = await button(name)
  await waitFor(() => expect(found.disabled).toBe(false))
  return found
}

test('Publishing waits for the check of the changed texts, and for no rendered page (LEG-02)', async () => {
  let answer: (found: object[]) => void = () => {}
  await open({ 'sites.textFindings': () => new Promise((resolve) => (answer = resolve)), 'sites.compliance': () => new Promise(() => {}) })
  expect((await button('Checking…')).disabled).toBe(true)
  await act(async () => answer([]))
  await enabledButton('Publish')
})

test('A legal warning asks for a reason, which is sent with the publication (LEG-02)', async () => {
  const publish = vi.fn(() => new Promise(() => {}))
  await open({ 'sites.textFindings': () => [text('false-scarcity', 'Only 2 left')], 'sites.publish': publish })
  expect((await button('Publish anyway')).disabled).toBe(true)
  expect(screen.getByText(/^“Only 2 left”: /)).toBeTruthy()
  fireEvent.change(screen.getByLabelText(/^Why are these legal warnings all right/), {
    target: { value: 'Two of this model are in the yard.' },
  })
  fireEvent.click(await enabledButton('Publish anyway'))
  await waitFor(() => expect(publish).toHaveBeenCalledWith(expect.objectContaining({ reason: 'Two of this model are in the yard.' })))
})

test('A legal warning asks for a reason for a scheduled publication too, which is sent with it (LEG-02)', async () => {
  const create = vi.fn(() => new Promise(() => {}))
  await open({ 'sites.textFindings': () => [text('false-scarcity', 'Only 2 left')], 'schedules.create': create })
  fireEvent.click(screen.getByRole('radio', { name: 'Schedule' }))
  expect((await button('Schedule anyway')).disabled).toBe(true)
  fireEvent.change(screen.getByLabelText(/^Why are these legal warnings all right/), {
    target: { value: 'Two of this model are in the yard.' },
  })
  fireEvent.click(await enabledButton('Schedule anyway'))
  await waitFor(() => expect(create).toHaveBeenCalledWith(expect.objectContaining({ reason: 'Two of this model are in the yard.' })))
})

test('A text that stops the publication is listed with its setting, once (LEG-02)', async () => {
  const found = text('best-price-claims', 'Lowest price guaranteed')
  await open({
    'sites.textFindings': () => [found],
    'sites.compliance': () => judgement([page(found.rule, found.phrase, false)]),
  })
  expect(await screen.findByText(/^1 statement breaks advertising law/)).toBeTruthy()
  expect(screen.getByText('Header › Announcement', { selector: 'section *' })).toBeTruthy()
  expect((await button('Publish')).disabled).toBe(true)
})

test('A claim that stops the publication is not listed among the warnings too (LEG-02)', async () => {
  const found = text('best-price-claims', 'Lowest price guaranteed')
  await open({
    'sites.textFindings': () => [found, text('green-claims', found.phrase), text('green-claims', 'zero emissions')],
    'sites.compliance': () => judgement([]),
  })
  expect(await screen.findByText(/^“zero emissions”: /)).toBeTruthy()
  expect(screen.getAllByText(/^“Lowest price guaranteed”: /)).toHaveLength(1)
})

test('Warnings that the live site has already are listed apart and need no reason; a check without all pages says so (LEG-02)', async () => {
  await open({ 'sites.textFindings': () => [], 'sites.compliance': () => judgement([page('green-claims', 'zero emissions', true)]) })
  const heading = await screen.findByText('Already on the site')
  expect(within(heading.parentElement as HTMLElement).getByText(/^“zero emissions”: /)).toBeTruthy()
  expect(screen.getAllByText(/^“zero emissions”: /)).toHaveLength(1)
  expect(
    screen.getByText(/^All changed texts are checked\. 22 of 861 pages checked so far; the rest is checked tonight\. Pages of sold cars/),
  ).toBeTruthy()
  await waitFor(async () => expect((await button('Publish')).disabled).toBe(false))
})

test('False promises of offers that the live version has already are listed apart, too', async () => {
  const claim = (name: string, isLive: boolean) => ({ of: 'offer', name, count: 1, message: `${name} promises something.`, isLive })
  await open({ 'sites.textFindings': () => [], 'sites.contentClaims': () => [claim('Old', true), claim('New', false)] })
  const heading = await screen.findByText('Already on the site')
  expect(within(heading.parentElement as HTMLElement).getByText('Old promises something.')).toBeTruthy()
  expect(within(heading.parentElement as HTMLElement).queryByText('New promises something.')).toBeNull()
  expect(screen.getByText('New promises something.')).toBeTruthy()
})
