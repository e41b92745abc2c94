'use client'

import { RuntimeHostProvider } from '@forecourt/runtime/host/RuntimeHostProvider'
import type { ResolvedConfig } from '@forecourt/schema/ResolvedConfig'
import { useEffect, useLayoutEffect, useMemo, useRef, useState } from 'react'
import { shortcutOf } from '../editor/bar/shortcutOf'
import { createPreviewHost } from './createPreviewHost'
import { PreviewBoundary } from './PreviewBoundary'
import { type EditorMessage, type FrameMessage, isTrusted, type PreviewView } from './PreviewMessage'
import { PreviewPage } from './PreviewPage'
import { withChanges } from './withChanges'

interface Shown {
  readonly seq: number
  readonly at: number
  readonly config: ResolvedConfig
  readonly view: PreviewView
}

/** The next state after a message; null when one was missed in between. */
const advance = (shown: Shown | null, message: Extract<EditorMessage, { seq: number }>): Shown | null => {
  const { seq, at } = message
  if (message.type === 'init') return { seq, at, config: message.config, view: message.view }
  if (!shown || seq !== shown.seq + 1) return null
  return message.type === 'patch'
    ? { ...shown, seq, at, config: withChanges(shown.config, message.changes) }
    : { ...shown, seq, at, view: message.view }
}

/** Scrolls a part of the page into sight, unless it is; `scrollIntoView` would scroll the editor around the frame, too. */
const showPart = (part: HTMLElement) => {
  const { top, bottom } = part.getBoundingClientRect()
  if (bottom > 0 && top < window.innerHeight) return
  const behavior = window.matchMedia('(prefers-reduced-motion: reduce)').matches ? 'auto' : 'smooth'
  window.scrollBy({ top: top - Math.max(24, (window.innerHeight - (bottom - top)) / 2), behavior })
}

/** The page inside the preview frame: draws the state the editor sends, never loads anything, tells what was painted and chosen. */
export const PreviewFrame = () => {
  const [shown, setShown] = useState<Shown | null>(null)
  const [outlined, setOutlined] = useState<string | null>(null)
  const latest = useRef<Shown | null>(null)
  const errors = useRef<string[]>([])
  const nonce = useRef('')

  const tell = useMemo(() => {
    type Untold = FrameMessage extends infer Message ? (Message extends { nonce: string } ? Omit<Message, 'nonce'> : never) : never
    return (message: Untold) => window.parent.postMessage({ ...message, nonce: nonce.current }, window.location.origin)
  }, [])
  const host = useMemo(
    () =>
      createPreviewHost(
        () => latest.current?.view ?? null,
        (href) => tell({ type: 'navigate', href }),
      ),
    [tell],
  )

  useEffect(() => {
    nonce.current = window.location.hash.slice(1)
    const hear = (event: MessageEvent) => {
      if (!isTrusted(event, window.parent, nonce.current)) return
      const message = event.data as EditorMessage
      if (message.type === 'hello') return tell({ type: 'ready' })
      if (message.type === 'outline') return setOutlined(message.pointer)
      const next = advance(latest.current, message)
      if (!next) return tell({ type: 'resend' })
      latest.current = next
      errors.current = []
      setShown(next)
    }
    window.addEventListener('message', hear)
    tell({ type: 'ready' })
    return () => window.removeEventListener('message', hear)
  }, [tell])

  // Painted means: the frame after the one the change was committed in.
  useLayoutEffect(() => {
    if (!shown) return
    const { seq, at } = shown
    let cancelled = false
    requestAnimationFrame(() => {
      const { port1, port2 } = new MessageChannel()
      port1.onmessage = () => {
        if (!cancelled) tell({ type: 'ack', seq, paintMs: performance.timeOrigin + performance.now() - at, errors: errors.current })
      }
      port2.postMessage(null)
    })
    return () => {
      cancelled = true
    }
  }, [shown, tell])

  const path = shown?.view.path
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new page starts at its top, whatever else changed.
  useLayoutEffect(() => {
    window.scrollTo(0, 0)
  }, [path])

  // One listener for the whole page: links browse inside the preview, anything else with a setting opens that setting.
  useEffect(() => {
    const click = (event: MouseEvent) => {
      const target = event.target instanceof Element ? event.target : null
      const link = target?.closest('a[href]')
      const setting = target?.closest('[data-setting]')?.getAttribute('data-setting')
      if (event.altKey && setting) {
        event.preventDefault()
        event.stopPropagation()
        return tell({ type: 'choose', pointer: setting })
      }
      if (event.defaultPrevented) return
      if (link) {
        const href = link.getAttribute('href') ?? ''
        if (href.startsWith('#')) return
        event.preventDefault()
        const address = new URL(href, new URL(latest.current?.view.path ?? '/', 'http://preview'))
        return tell({ type: 'navigate', href: address.host === 'preview' ? address.pathname + address.search : href })
      }
      if (setting && !target?.closest('button, input, select, textarea, summary, label, dialog')) tell({ type: 'choose', pointer: setting })
    }
    const submit = (event: SubmitEvent) => {
      if (event.defaultPrevented || !(event.target instanceof HTMLFormElement)) return
      event.preventDefault()
      if (event.target.method !== 'get') return
      const query = new URLSearchParams(
        [...new FormData(event.target)].filter((entry): entry is [string, string] => typeof entry[1] === 'string' && entry[1] !== ''),
      )
      tell({
        type: 'navigate',
        href: `${new URL(event.target.getAttribute('action') ?? '', new URL(latest.current?.view.path ?? '/', 'http://preview')).pathname}?${query}`,
      })
    }
    const press = (event: KeyboardEvent) => {
      const shortcut = shortcutOf(event)
      // A form of the page undoes its own typing.
      if (!shortcut || (event.target instanceof Element && event.target.matches('input, textarea'))) return
      event.preventDefault()
      tell({ type: 'shortcut', shortcut })
    }
    document.addEventListener('click', click)
    document.addEventListener('keydown', press)
    document.addEventListener('submit', submit)
    return () => {
      document.removeEventListener('click', click)
      document.removeEventListener('keydown', press)
      document.removeEventListener('submit', submit)
    }
  }, [tell])

  useEffect(() => {
    if (!outlined) return
    const parts = [...document.querySelectorAll<HTMLElement>('[data-setting]')].filter((part) => {
      const own = part.dataset.setting ?? ''
      return own === outlined || outlined.startsWith(`${own}/`) || own.startsWith(`${outlined}/`)
    })
    for (const part of parts) part.setAttribute('data-outlined', '')
    if (parts[0]) showPart(parts[0])
    return () => {
      for (const part of parts) part.removeAttribute('data-outlined')
    }
  }, [outlined])

  if (!shown) return null
  return (
    <RuntimeHostProvider host={host}>
      <PreviewBoundary seq={shown.seq} onError={(message) => errors.current.push(message)}>
        <PreviewPage config={shown.config} view={shown.view} />
      </PreviewBoundary>
    </RuntimeHostProvider>
  )
}
