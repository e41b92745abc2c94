// @vitest-environment jsdom
import { buildConfig } from '@forecourt/rules/testing/buildConfig'
import { buildSiteData } from '@forecourt/rules/testing/buildSiteData'
import { act, cleanup, render } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { PreviewFrame } from './PreviewFrame'
import { newVisitor } from './PreviewVisitor'

const nonce = 'nonce'
const site = buildSiteData()
const view = {
  ...{ path: '/', route: { page: 'content', pageId: 'home', path: '/' }, data: { page: 'content', site, blocks: {} }, site },
  ...{
    request: { now: '2026-11-20T04:00:00.000Z', origin: 'https://cars.example', mode: 'preview' },
    visitor: newVisitor,
    isTimeSimulated: false,
  },
}
const init = (seq: number, announcement: string) => ({ type: 'init', seq, at: 0, config: buildConfig({ header: { announcement } }), view })
const patch = (seq: number, announcement: string) => ({
  ...{ type: 'patch', seq, at: 0, changes: [{ path: ['header', 'announcement'], value: announcement }] },
})

let posted: string[]
beforeEach(() => {
  posted = []
  window.location.hash = nonce
  vi.spyOn(window, 'scrollTo').mockImplementation(() => {})
  vi.spyOn(window, 'postMessage').mockImplementation((message: { type: string }) => void posted.push(message.type))
  render(<PreviewFrame />)
})
afterEach(() => {
  cleanup()
  vi.restoreAllMocks()
})
const send = (message: object, over: Partial<MessageEventInit> = {}) =>
  act(() => {
    const { origin } = window.location
    window.dispatchEvent(new MessageEvent('message', { data: { nonce, ...message }, origin, source: window, ...over }))
  })
const shown = () => ['one', 'two', 'three', 'four'].filter((word) => document.body.textContent?.includes(`Open on ${word}`))
const resends = () => posted.filter((type) => type === 'resend').length

test.each([
  { name: 'the next change', messages: [init(1, 'Open on one'), patch(2, 'Open on two')], shows: 'two', resendCount: 0 },
  { name: 'a change after a missed one', messages: [init(1, 'Open on one'), patch(3, 'Open on three')], shows: 'one', resendCount: 1 },
  {
    name: 'the same change again',
    messages: [init(1, 'Open on one'), patch(2, 'Open on two'), patch(2, 'Open on three')],
    shows: 'two',
    resendCount: 1,
  },
  {
    name: 'an older change',
    messages: [init(5, 'Open on one'), patch(6, 'Open on two'), patch(5, 'Open on three')],
    shows: 'two',
    resendCount: 1,
  },
  { name: 'a change before the first config', messages: [patch(1, 'Open on one')], shows: undefined, resendCount: 1 },
  { name: 'a full config with any number', messages: [init(7, 'Open on one'), init(2, 'Open on two')], shows: 'two', resendCount: 0 },
])(
  'The preview frame applies each change once and in order, and requests the full config otherwise: $name',
  ({ messages, shows, resendCount }) => {
    for (const message of messages) send(message)
    expect([shown()[0], resends()]).toEqual([shows, resendCount])
  },
)

test.each([
  { name: 'another nonce', message: { nonce: 'other' }, over: {} },
  { name: 'another origin', message: {}, over: { origin: 'https://evil.example' } },
  { name: 'another window', message: {}, over: { source: null } },
])('The preview frame ignores messages from $name', ({ message, over }) => {
  send({ ...init(1, 'Open on one'), ...message }, over)
  expect(shown()).toEqual([])
})
