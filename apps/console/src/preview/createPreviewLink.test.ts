// @vitest-environment jsdom
import { buildConfig } from '@forecourt/rules/testing/buildConfig'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { createPreviewLink, type PreviewLink } from './createPreviewLink'
import type { EditorMessage, FrameMessage, PreviewView } from './PreviewMessage'

const nonce = 'n-1'
const view = { path: '/', route: null, data: null, site: {}, request: {} } as unknown as PreviewView
const config = (heading: string) => buildConfig({ search: { heading } })

let frame: HTMLIFrameElement
let link: PreviewLink
let posted: EditorMessage[]
const events = {
  onPainted: vi.fn(),
  onNavigate: vi.fn(),
  onChoose: vi.fn(),
  onShortcut: vi.fn(),
  onSent: vi.fn(),
  onSettled: vi.fn(),
  onSurvey: vi.fn(),
  onInspected: vi.fn(),
  onWrite: vi.fn(),
  onWritten: vi.fn(),
  onCursor: vi.fn(),
  onWriting: vi.fn(),
}

type MessageBody = FrameMessage extends infer Message ? (Message extends FrameMessage ? Omit<Message, 'nonce'> : never) : never

const post = (message: MessageBody, from: { nonce?: string; origin?: string; source?: Window | null } = {}) =>
  window.dispatchEvent(
    new MessageEvent('message', {
      data: { nonce: from.nonce ?? nonce, ...message },
      origin: from.origin ?? window.location.origin,
      source: from.source === undefined ? frame.contentWindow : from.source,
    }),
  )
const painted = (seq: number) => post({ type: 'ack', seq, paintMs: 12, errors: [] } as MessageBody)
const last = () => posted.at(-1)

beforeEach(() => {
  vi.useFakeTimers()
  vi.clearAllMocks()
  frame = document.body.appendChild(document.createElement('iframe'))
  posted = []
  vi.spyOn(frame.contentWindow as Window, 'postMessage').mockImplementation((message: EditorMessage) => void posted.push(message))
  link = createPreviewLink(frame, nonce, events)
  link.showConfig(config('one'), 1)
  link.showView(view, 1)
})

afterEach(() => {
  link.close()
  frame.remove()
})

describe('the link to the preview frame', () => {
  test('the link to the preview frame reports whether a state is in flight, and when the last one has been painted', () => {
    expect(link.showConfig(config('early'), 1)).toBe(false)
    post({ type: 'ready' })
    expect(link.showConfig(config('two'), 2)).toBe(true)
    painted(1)
    // The queued state was sent, and is now the one in flight.
    expect(events.onSettled).not.toHaveBeenCalled()
    painted(2)
    expect(events.onSettled).toHaveBeenCalledTimes(1)
  })

  test('the link to the preview frame does not wait for a hidden frame that paints nothing', () => {
    post({ type: 'ready' })
    vi.advanceTimersByTime(250)
    expect(events.onSettled).toHaveBeenCalledTimes(1)
    expect(link.showConfig(config('two'), 2)).toBe(false)
    painted(2)
    expect(link.showConfig(config('three'), 3)).toBe(true)
  })

  test('the link to the preview frame sends a hello to the frame, and the full state once the frame is ready', () => {
    expect(posted).toMatchObject([{ type: 'hello', nonce }])
    post({ type: 'ready' })
    expect(last()).toMatchObject({ type: 'init', seq: 1, nonce, view })
  })

  const strangers = [
    { name: 'with another nonce', from: { nonce: 'n-2' } },
    { name: 'from another origin', from: { origin: 'https://evil.example' } },
    { name: 'from another window', from: { source: window } },
  ]
  for (const { name, from } of strangers)
    test(`the link to the preview frame ignores a message ${name}`, () => {
      post({ type: 'ready' }, from)
      post({ type: 'navigate', href: '/search' } as MessageBody, from)
      post({ type: 'choose', pointer: '/theme' } as MessageBody, from)
      expect(posted).toHaveLength(1)
      expect(events.onNavigate).not.toHaveBeenCalled()
      expect(events.onChoose).not.toHaveBeenCalled()
    })

  test('the link to the preview frame sends only the differences', () => {
    post({ type: 'ready' })
    painted(1)
    link.showConfig(config('two'), 5)
    expect(last()).toEqual({ type: 'patch', nonce, seq: 2, at: 5, changes: [{ path: ['search', 'heading'], value: 'two' }] })
  })

  test('the link to the preview frame sends nothing for an unchanged config', () => {
    post({ type: 'ready' })
    painted(1)
    link.showConfig(config('one'), 5)
    expect(last()).toMatchObject({ type: 'init' })
  })

  test('the link to the preview frame waits for the paint, then sends the latest queued state, timed from the first one', () => {
    post({ type: 'ready' })
    painted(1)
    link.showConfig(config('two'), 5)
    link.showConfig(config('three'), 6)
    link.showConfig(config('four'), 7)
    expect(last()).toMatchObject({ seq: 2, at: 5 })
    painted(2)
    expect(last()).toMatchObject({ seq: 3, at: 6, changes: [{ value: 'four' }] })
    expect(posted.filter(({ type }) => type === 'patch')).toHaveLength(2)
  })

  test('the link to the preview frame stops waiting for a hidden frame after a timeout', () => {
    post({ type: 'ready' })
    link.showConfig(config('two'), 5)
    expect(last()).toMatchObject({ type: 'init' })
    vi.advanceTimersByTime(300)
    expect(last()).toMatchObject({ type: 'patch' })
  })

  test('the link to the preview frame sends the full state again to a frame that missed one', () => {
    post({ type: 'ready' })
    painted(1)
    link.showConfig(config('two'), 5)
    post({ type: 'resend' })
    expect(last()).toMatchObject({ type: 'init', seq: 3, config: { search: { heading: 'two' } } })
  })

  test('the link to the preview frame reports paints of settings and of pages, and the frame’s choices, links and shortcuts', () => {
    post({ type: 'ready' })
    painted(1)
    link.showConfig(config('two'), 5)
    painted(2)
    post({ type: 'navigate', href: '/search' } as MessageBody)
    post({ type: 'choose', pointer: '/theme/brandColour' } as MessageBody)
    post({ type: 'shortcut', shortcut: 'undo' } as MessageBody)
    expect(events.onPainted.mock.calls.map(([, , kind]) => kind)).toEqual(['page', 'settings'])
    expect(events.onNavigate).toHaveBeenCalledWith('/search')
    expect(events.onChoose).toHaveBeenCalledWith('/theme/brandColour')
    expect(events.onShortcut).toHaveBeenCalledWith('undo')
  })

  test('the link to the preview frame sends the outline again to a frame that restarts', () => {
    post({ type: 'ready' })
    link.outline('/header')
    post({ type: 'ready' })
    expect(last()).toMatchObject({ type: 'outline', pointer: '/header' })
  })

  test('the link to the preview frame sends inspection requests to the frame, and again when it restarts', () => {
    link.inspect(true, 0.5)
    expect(posted.some(({ type }) => type === 'inspect')).toBe(false)
    post({ type: 'ready' })
    expect(last()).toMatchObject({ type: 'inspect', on: true, scale: 0.5 })
    link.survey(true)
    link.jump('/header', 2)
    expect(posted.slice(-2)).toMatchObject([
      { type: 'survey', on: true },
      { type: 'jump', pointer: '/header', index: 2 },
    ])
    post({ type: 'survey', settings: [{ pointer: '/header', count: 1 }] } as MessageBody)
    post({ type: 'inspected' } as MessageBody)
    expect(events.onSurvey).toHaveBeenCalledWith([{ pointer: '/header', count: 1 }])
    expect(events.onInspected).toHaveBeenCalledTimes(1)
    post({ type: 'ready' })
    expect(posted.slice(-2)).toMatchObject([{ type: 'inspect' }, { type: 'survey' }])
  })

  test('the link to the preview frame scrolls to an outline once per request', () => {
    post({ type: 'ready' })
    link.outline('/header')
    link.outline('/header')
    link.outline('/header', true)
    link.outline('/header', true)
    const outlines = posted.flatMap((message) => (message.type === 'outline' ? [message.scroll] : []))
    expect(outlines).toEqual([false, true, true])
  })
})
