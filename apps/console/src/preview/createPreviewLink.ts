import type { ResolvedConfig } from '@forecourt/schema/ResolvedConfig'
import { createPatch } from 'rfc6902'
import { type EditorMessage, type FrameMessage, isTrusted, type PreviewView } from './PreviewMessage'

export interface PreviewLinkEvents {
  onPainted(paintMs: number, errors: readonly string[]): void
  onNavigate(href: string): void
  onChoose(pointer: string): void
}

type Unsent = EditorMessage extends infer Message ? (Message extends { nonce: string } ? Omit<Message, 'nonce'> : never) : never

/**
 * The editor's end of the line to a preview frame. Changes are coalesced per animation frame, the latest wins; only what
 * differs from the state last sent goes over. A frame that starts anew, or missed a state, gets all of it.
 */
export const createPreviewLink = (frame: HTMLIFrameElement, nonce: string, events: PreviewLinkEvents) => {
  let seq = 0
  let sent: ResolvedConfig | null = null
  let config: ResolvedConfig | null = null
  let view: PreviewView | null = null
  let sentView: PreviewView | null = null
  let ready = false
  let changedAt = 0
  let scheduled = 0

  const post = (message: Unsent) => frame.contentWindow?.postMessage({ ...message, nonce }, window.location.origin)

  const flush = () => {
    scheduled = 0
    if (!ready || !config || !view) return
    const at = changedAt
    if (sent === null) {
      post({ type: 'init', seq: ++seq, at, config, view })
    } else {
      if (view !== sentView) post({ type: 'view', seq: ++seq, at, view })
      const ops = sent === config ? [] : createPatch(sent, config)
      if (ops.length > 0) post({ type: 'patch', seq: ++seq, at, ops })
    }
    sent = config
    sentView = view
  }

  const schedule = (at: number) => {
    if (scheduled === 0) {
      changedAt = at
      scheduled = requestAnimationFrame(flush)
    }
  }

  const hear = (event: MessageEvent) => {
    if (!isTrusted(event, frame.contentWindow, nonce)) return
    const message = event.data as FrameMessage
    if (message.type === 'ready' || message.type === 'resend') {
      ready = true
      sent = null
      schedule(performance.timeOrigin + performance.now())
    } else if (message.type === 'ack') events.onPainted(message.paintMs, message.errors)
    else if (message.type === 'navigate') events.onNavigate(message.href)
    else if (message.type === 'choose') events.onChoose(message.pointer)
  }
  window.addEventListener('message', hear)

  return {
    /** Shows a config; `at` is when the change was made, in epoch milliseconds. */
    showConfig(next: ResolvedConfig, at: number) {
      config = next
      schedule(at)
    },
    showView(next: PreviewView, at: number) {
      view = next
      schedule(at)
    },
    /** Outlines the parts of the page a setting shows in. */
    outline(pointer: string | null) {
      if (ready) post({ type: 'outline', pointer })
    },
    close() {
      window.removeEventListener('message', hear)
      cancelAnimationFrame(scheduled)
    },
  }
}

export type PreviewLink = ReturnType<typeof createPreviewLink>
