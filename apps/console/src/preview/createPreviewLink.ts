import type { ResolvedConfig } from '@forecourt/schema/ResolvedConfig'
import type { RichText } from '@forecourt/schema/rich-text/RichText'
import { changesBetween } from './changesBetween'
import type { SurveyedSetting } from './inspect/surveyPage'
import { type EditorMessage, type FrameMessage, isTrusted, type PreviewView } from './PreviewMessage'
import type { Shortcut } from './parseShortcut'

export interface PreviewLinkEvents {
  /** A state was painted; `kind` says whether it was a change of settings or a page that was opened. */
  onPainted(paintMs: number, errors: readonly string[], kind: 'settings' | 'page'): void
  onNavigate(href: string): void
  onChoose(pointer: string): void
  onShortcut(shortcut: Shortcut): void
  /** The settings the page shows now, while that was asked for. */
  onSurvey(settings: readonly SurveyedSetting[]): void
  /** Inspecting was ended from within the page. */
  onInspected(): void
  /** A text of the page asks to be typed in: answered by `write` or `refuseWriting`. */
  onWrite(pointer: string): void
  onWritten(pointer: string, value: RichText, at: number): void
  /** Where the cursor is in a formatted text that is typed on the page. */
  onCursor(pointer: string, at: number): void
  /** The text that is typed on the page from now on; null once there is none. */
  onWriting(pointer: string | null): void
  /** A state went over to the frame. */
  onSent(): void
  /** All that was to be shown is painted, or no longer waited for. */
  onArrived(): void
}

/** A text of the settings, for typing it where it stands. */
export type TextToWrite = Omit<Extract<EditorMessage, { type: 'write' }>, 'type' | 'nonce'>

type Unsent = EditorMessage extends infer Message ? (Message extends { nonce: string } ? Omit<Message, 'nonce'> : never) : never

/** A hidden frame paints nothing and so answers nothing; after this long the next state goes over all the same. */
const timeoutMs = 250

/**
 * The editor's end of the line to a preview frame. One state is under way at a time: what changes until the frame has
 * painted it is coalesced, the latest wins, and only what differs from the state last sent goes over. A frame that starts
 * anew, or missed a state, gets all of it.
 */
export const createPreviewLink = (frame: HTMLIFrameElement, nonce: string, events: PreviewLinkEvents) => {
  let seq = 0
  let sent: ResolvedConfig | null = null
  let config: ResolvedConfig | null = null
  let view: PreviewView | null = null
  let sentView: PreviewView | null = null
  let ready = false
  let outlined: string | null = null
  let inspecting = { on: false, scale: 1 }
  let surveying = false
  /** When the oldest change that is not sent yet was made. */
  let changedAt: number | null = null
  let sentKind: 'settings' | 'page' = 'page'
  let underway: ReturnType<typeof setTimeout> | null = null
  /** Whether the frame answered last time: a hidden one does not, and nobody should wait for it. */
  let answers = true

  const post = (message: Unsent) => frame.contentWindow?.postMessage({ ...message, nonce }, window.location.origin)

  const arrived = () => {
    if (underway !== null) clearTimeout(underway)
    underway = null
    send()
    if (underway === null) events.onArrived()
  }

  const send = () => {
    if (!ready || !config || !view || underway !== null || changedAt === null) return
    const at = changedAt
    changedAt = null
    const before = seq
    sentKind = sent === null || view !== sentView ? 'page' : 'settings'
    if (sent === null) {
      post({ type: 'init', seq: ++seq, at, config, view })
      if (outlined !== null) post({ type: 'outline', pointer: outlined, scroll: false })
      if (inspecting.on) post({ type: 'inspect', ...inspecting })
      if (surveying) post({ type: 'survey', on: true })
    } else {
      const changes = changesBetween(sent, config)
      if (changes.length > 0) post({ type: 'patch', seq: ++seq, at, changes })
      if (view !== sentView) post({ type: 'view', seq: ++seq, at, view })
    }
    sent = config
    sentView = view
    if (seq === before) return
    events.onSent()
    underway = setTimeout(() => {
      answers = false
      arrived()
    }, timeoutMs)
  }

  const changed = (at: number) => {
    changedAt ??= at
    send()
  }

  const onMessage = (event: MessageEvent) => {
    if (!isTrusted(event, frame.contentWindow, nonce)) return
    const message = event.data as FrameMessage
    if (message.type === 'ready' || message.type === 'resend') {
      ready = true
      sent = null
      if (underway !== null) clearTimeout(underway)
      underway = null
      changed(performance.timeOrigin + performance.now())
    } else if (message.type === 'ack') {
      answers = true
      events.onPainted(message.paintMs, message.errors, sentKind)
      if (message.seq === seq) arrived()
    } else if (message.type === 'navigate') events.onNavigate(message.href)
    else if (message.type === 'choose') events.onChoose(message.pointer)
    else if (message.type === 'shortcut') events.onShortcut(message.shortcut)
    else if (message.type === 'survey') events.onSurvey(message.settings)
    else if (message.type === 'inspected') events.onInspected()
    else if (message.type === 'write') events.onWrite(message.pointer)
    else if (message.type === 'written') events.onWritten(message.pointer, message.value, message.at)
    else if (message.type === 'cursor') events.onCursor(message.pointer, message.at)
    else if (message.type === 'writing') events.onWriting(message.pointer)
  }
  window.addEventListener('message', onMessage)
  post({ type: 'hello' })

  return {
    /** Shows a config; `at` is when the change was made, in epoch milliseconds. Says whether a state is under way that will be told to be painted. */
    showConfig(next: ResolvedConfig, at: number): boolean {
      if (next === config) return false
      config = next
      changed(at)
      return underway !== null && answers
    },
    showView(next: PreviewView, at: number) {
      view = next
      changed(at)
    },
    /** Outlines the parts of the page a setting shows in. */
    outline(pointer: string | null, scroll = false) {
      if (pointer === outlined && !scroll) return
      outlined = pointer
      if (ready) post({ type: 'outline', pointer, scroll })
    },
    inspect(on: boolean, scale: number) {
      if (on === inspecting.on && (scale === inspecting.scale || !on)) return
      inspecting = { on, scale }
      if (ready) post({ type: 'inspect', on, scale })
    },
    survey(on: boolean) {
      if (on === surveying) return
      surveying = on
      if (ready) post({ type: 'survey', on })
    },
    /** Scrolls to one of the parts of a setting. */
    jump(pointer: string, index: number) {
      if (ready) post({ type: 'jump', pointer, index })
    },
    /** Lets a text be typed on the page. */
    write(answer: TextToWrite) {
      post({ type: 'write', ...answer })
    },
    refuseWriting(pointer: string) {
      post({ type: 'refuseWriting', pointer })
    },
    /** Tells the page what has become of the text that is typed there. */
    text(pointer: string, value: RichText, problem: string | null) {
      post({ type: 'text', pointer, value, problem })
    },
    /** Begins to type at the first text in sight, or ends it. */
    requestWriting(on: boolean) {
      if (!ready) return
      if (on) frame.contentWindow?.focus()
      post({ type: on ? 'beginWriting' : 'endWriting' })
    },
    close() {
      window.removeEventListener('message', onMessage)
      if (underway !== null) clearTimeout(underway)
    },
  }
}

/**
 * What tests hold of it.
 *
 * @internal
 */
export type PreviewLink = ReturnType<typeof createPreviewLink>
