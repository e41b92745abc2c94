'use client'

import { RuntimeHostProvider } from '@forecourt/runtime/host/RuntimeHostProvider'
import type { ResolvedConfig } from '@forecourt/schema/ResolvedConfig'
import { useEffect, useLayoutEffect, useMemo, useRef, useState } from 'react'
import { withChanges } from './changesBetween'
import { createPreviewHost } from './createPreviewHost'
import { Inspector } from './inspect/Inspector'
import { type Outline, useOutline } from './inspect/useOutline'
import { useSurvey } from './inspect/useSurvey'
import { PreviewBoundary } from './PreviewBoundary'
import { type EditorMessage, isTrusted, type PostToEditor, type PreviewView } from './PreviewMessage'
import { PreviewPage } from './PreviewPage'
import { usePageEvents } from './usePageEvents'
import { useWriting } from './writing/useWriting'
import { WritingBar } from './writing/WritingBar'

interface Shown {
  readonly seq: number
  readonly at: number
  readonly config: ResolvedConfig
  readonly view: PreviewView
}

/** The next state after a message; null if one was missed. */
const advance = (shown: Shown | null, message: Extract<EditorMessage, { seq: number }>): Shown | null => {
  const { seq, at } = message
  if (message.type === 'init') return { seq, at, config: message.config, view: message.view }
  if (!shown || seq !== shown.seq + 1) return null
  return message.type === 'patch'
    ? { ...shown, seq, at, config: withChanges(shown.config, message.changes) }
    : { ...shown, seq, at, view: message.view }
}

/** How long an element stays outlined after a jump. */
const jumpMs = 2_500

/** The page inside the preview frame: renders the state that the editor sends, never loads data, and reports paints and clicks. */
export const PreviewFrame = () => {
  const [shown, setShown] = useState<Shown | null>(null)
  const [outline, setOutline] = useState<Outline | null>(null)
  const [jump, setJump] = useState<Outline | null>(null)
  const [inspecting, setInspecting] = useState<{ readonly scale: number } | null>(null)
  const [surveying, setSurveying] = useState(false)
  const latest = useRef<Shown | null>(null)
  const errors = useRef<string[]>([])
  const nonce = useRef('')
  const path = useRef('/')
  const config = useRef<ResolvedConfig>(undefined)

  const post = useMemo(
    (): PostToEditor => (message) => window.parent.postMessage({ ...message, nonce: nonce.current }, window.location.origin),
    [],
  )
  const host = useMemo(
    () =>
      createPreviewHost(
        () => latest.current,
        (href) => post({ type: 'navigate', href }),
      ),
    [post],
  )

  const { shown: entered, receive, begin, leave } = useWriting(config, shown, post)

  useEffect(() => {
    nonce.current = window.location.hash.slice(1)
    const onMessage = (event: MessageEvent) => {
      if (!isTrusted(event, window.parent, nonce.current)) return
      const message = event.data as EditorMessage
      if (message.type === 'hello') return post({ type: 'ready' })
      if (message.type === 'outline')
        return setOutline(message.pointer === null ? null : { pointer: message.pointer, scrollTo: message.scroll ? 0 : null })
      if (message.type === 'inspect') return setInspecting(message.on ? { scale: message.scale } : null)
      if (message.type === 'survey') return setSurveying(message.on)
      if (message.type === 'jump') return setJump({ pointer: message.pointer, scrollTo: message.index })
      if (!('seq' in message)) return void receive(message)
      const next = advance(latest.current, message)
      if (!next) return post({ type: 'resend' })
      latest.current = next
      path.current = next.view.path
      config.current = next.config
      errors.current = []
      host.setVisitor(next.view.visitor)
      setShown(next)
    }
    window.addEventListener('message', onMessage)
    post({ type: 'ready' })
    return () => window.removeEventListener('message', onMessage)
  }, [host, post, receive])

  // Painted means: the frame after the one in which React committed the change.
  useLayoutEffect(() => {
    if (!shown) return
    const { seq, at } = shown
    let cancelled = false
    requestAnimationFrame(() => {
      const { port1, port2 } = new MessageChannel()
      port1.onmessage = () => {
        if (!cancelled) post({ type: 'ack', seq, paintMs: performance.timeOrigin + performance.now() - at, errors: errors.current })
      }
      port2.postMessage(null)
    })
    return () => {
      cancelled = true
    }
  }, [shown, post])

  const shownPath = shown?.view.path
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new page starts at its top, whatever else changed.
  useLayoutEffect(() => {
    window.scrollTo(0, 0)
  }, [shownPath])

  useEffect(() => {
    if (!jump) return
    const timer = setTimeout(() => setJump(null), jumpMs)
    return () => clearTimeout(timer)
  }, [jump])

  usePageEvents(path, post, begin)
  useOutline(jump ?? outline, shown)
  useSurvey(surveying && shown !== null, post)

  if (!shown) return null
  return (
    <RuntimeHostProvider host={host}>
      <PreviewBoundary seq={shown.seq} onError={(message) => errors.current.push(message)}>
        {/* Remounts on another page or time, so that nothing opened before stays open. */}
        <PreviewPage
          key={`${shown.view.path} ${shown.view.isTimeSimulated ? shown.view.request.now : ''}`}
          config={shown.config}
          view={shown.view}
        />
      </PreviewBoundary>
      {inspecting && <Inspector config={shown.config} scale={inspecting.scale} post={post} />}
      {entered && <WritingBar shown={entered} onDone={() => leave('page')} />}
    </RuntimeHostProvider>
  )
}
