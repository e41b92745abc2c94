import type { ResolvedConfig } from '@forecourt/schema/ResolvedConfig'
import type { RichText } from '@forecourt/schema/rich-text/RichText'
import { changesBetween } from './changesBetween'
import type { PageSetting } from './inspect/listPageSettings'
import { type EditorMessage, type FrameMessage, isTrusted, type PreviewView } from './PreviewMessage'
import type { Shortcut } from './parseShortcut'

export interface PreviewLinkEvents {
  /** A state was painted; `kind` says whether it was a change of settings or an opened page. */
  onPainted(paintMs: number, errors: readonly string[], kind: 'settings' | 'page'): void
  onNavigate(href: string): void
  onChoose(pointer: string): void
  onShortcut(shortcut: Shortcut): void
  /** The settings on the page, while requested. */
  onSurvey(settings: readonly PageSetting[]): void
  /** The user ended inspecting in the page. */
  onInspected(): void
  /** The frame requests to edit a text in place; answer with `write` or `refuseWriting`. */
  onWrite(pointer: string): void
  onWritten(pointer: string, value: RichText, at: number): void
  /** The cursor in a formatted text edited in place. */
  onCursor(pointer: string, at: number): void
  /** The text being edited in place; null when editing ended. */
  onWriting(pointer: string | null): void
  /** A state was sent to the frame. */
  onSent(): void
  /** All sent states are painted, or timed out. */
  onSettled(): void
}

/** A text of the settings to edit in place. */
export type EditableText = Omit<Extract<EditorMessage, { type: 'write' }>, 'type' | 'nonce'>

type MessageBody = EditorMessage extends infer Message ? (Message extends { nonce: string } ? Omit<Message, 'nonce'> : never) : never

/** Timeout: a hidden frame doesn't paint and so doesn't acknowledge; the next state is then sent anyway. */
const timeoutMs = 250

/** Messages of the frame that don't concern the sending of states. */
type UserMessage = Exclude<FrameMessage, { type: 'ready' | 'resend' | 'ack' }>

const notifyEvents = (message: UserMessage, events: PreviewLinkEvents) => {
  if (message.type === 'navigate') events.onNavigate(message.href)
  else if (message.type === 'choose') events.onChoose(message.pointer)
  else if (message.type === 'shortcut') events.onShortcut(message.shortcut)
  else if (message.type === 'survey') events.onSurvey(message.settings)
  else if (message.type === 'inspected') events.onInspected()
  else if (message.type === 'write') events.onWrite(message.pointer)
  else if (message.type === 'written') events.onWritten(message.pointer, message.value, message.at)
  else if (message.type === 'cursor') events.onCursor(message.pointer, message.at)
  else if (message.type === 'writing') events.onWriting(message.pointer)
}

/** Messages on a text that is edited in place. */
const createWritingMessages = (frame: HTMLIFrameElement, post: (message: MessageBody) => void, isReady: () => boolean) => ({
  /** Allows editing a text in place. */
  write(text: EditableText) {
    post({ type: 'write', ...text })
  },
  refuseWriting(pointer: string) {
    post({ type: 'refuseWriting', pointer })
  },
  /** Sends the current value of the text being edited. */
  text(pointer: string, value: RichText, problem: string | null) {
    post({ type: 'text', pointer, value, problem })
  },
  /** Starts editing the first visible text, or ends editing. */
  requestWriting(on: boolean) {
    if (!isReady()) return
    if (on) frame.contentWindow?.focus()
    post({ type: on ? 'beginWriting' : 'endWriting' })
  },
})

/**
 * The editor's end of the channel to a preview frame. One state is in flight at a time: changes until it is painted are coalesced, and only
 * the difference from the last sent state is sent. A frame that reloads, or missed a state, gets the full state.
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
  /** Time of the oldest unsent change. */
  let changedAt: number | null = null
  let sentKind: 'settings' | 'page' = 'page'
  let ackTimeout: ReturnType<typeof setTimeout> | null = null
  /** Whether the frame acknowledged the last state. A hidden frame doesn't, so later states don't wait for it. */
  let acknowledges = true

  const post = (message: MessageBody) => frame.contentWindow?.postMessage({ ...message, nonce }, window.location.origin)

  const onAcknowledged = () => {
    if (ackTimeout !== null) clearTimeout(ackTimeout)
    ackTimeout = null
    send()
    if (ackTimeout === null) events.onSettled()
  }

  const send = () => {
    if (!ready || !config || !view || ackTimeout !== null || changedAt === null) return
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
    ackTimeout = setTimeout(() => {
      acknowledges = false
      onAcknowledged()
    }, timeoutMs)
  }

  const scheduleSend = (at: number) => {
    changedAt ??= at
    send()
  }

  const onMessage = (event: MessageEvent) => {
    if (!isTrusted(event, frame.contentWindow, nonce)) return
    const message = event.data as FrameMessage
    if (message.type === 'ready' || message.type === 'resend') {
      ready = true
      sent = null
      if (ackTimeout !== null) clearTimeout(ackTimeout)
      ackTimeout = null
      scheduleSend(performance.timeOrigin + performance.now())
    } else if (message.type === 'ack') {
      acknowledges = true
      events.onPainted(message.paintMs, message.errors, sentKind)
      if (message.seq === seq) onAcknowledged()
    } else notifyEvents(message, events)
  }
  window.addEventListener('message', onMessage)
  post({ type: 'hello' })

  return {
    /**
     * Shows a config; `at` is the time of the change, in epoch milliseconds. Returns whether a state is in flight that will be
     * acknowledged.
     */
    showConfig(next: ResolvedConfig, at: number): boolean {
      if (next === config) return false
      config = next
      scheduleSend(at)
      return ackTimeout !== null && acknowledges
    },
    showView(next: PreviewView, at: number) {
      view = next
      scheduleSend(at)
    },
    /** Outlines the elements of a setting. */
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
    /** Scrolls to one of a setting's elements. */
    jump(pointer: string, index: number) {
      if (ready) post({ type: 'jump', pointer, index })
    },
    ...createWritingMessages(frame, post, () => ready),
    close() {
      window.removeEventListener('message', onMessage)
      if (ackTimeout !== null) clearTimeout(ackTimeout)
    },
  }
}

/**
 * The type for tests.
 * @internal
 */
export type PreviewLink = ReturnType<typeof createPreviewLink>
