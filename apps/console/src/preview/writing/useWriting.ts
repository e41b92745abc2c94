import type { ResolvedConfig } from '@forecourt/schema/ResolvedConfig'
import type { RichText } from '@forecourt/schema/rich-text/RichText'
import { type RefObject, useCallback, useEffect, useLayoutEffect, useRef, useState } from 'react'
import { scrollToPart } from '../inspect/scrollToPart'
import type { EditorMessage, PostToEditor } from '../PreviewMessage'
import { editPlainText } from './editPlainText'
import type { Formatting } from './Formatting'
import type { CursorAt, Writing } from './openInPlaceCopy'
import { type FoundText, pageTexts, textAt } from './textAt'

/** The state of the editing bar. */
export interface WritingShown {
  readonly title: string
  readonly problem: string | null
  readonly notice: string | null
  /** Zoom factor of the page. */
  readonly scale: number
  readonly formatting: Formatting | null
}

interface WritingRequest {
  readonly found: FoundText
  readonly at: CursorAt
  /** Where to look for the next editable text if this one is refused; null after a click on it. */
  readonly direction: 'next' | 'previous' | null
}

const epoch = () => performance.timeOrigin + performance.now()

interface WritingClicks {
  readonly config: RefObject<ResolvedConfig | undefined>
  readonly writing: RefObject<Writing | null>
  readonly leave: (to: 'page') => void
  readonly close: () => void
  readonly requestText: (next: WritingRequest) => void
}

/** While editing, a click on another text continues there, even on a link; a click elsewhere ends editing. */
const useWritingClicks = ({ config, writing, leave, close, requestText }: WritingClicks) => {
  useEffect(() => {
    const press = (event: MouseEvent) => {
      const target = event.target instanceof Element ? event.target : null
      const current = writing.current
      if (!current || !config.current || current.surface.contains(target) || target?.closest('[data-writing-bar]')) return
      const found = event.altKey ? null : textAt(target, config.current)
      if (!found) return leave('page')
      event.preventDefault()
      event.stopPropagation()
      close()
      requestText({ found, at: { x: event.clientX, y: event.clientY }, direction: null })
    }
    document.addEventListener('click', press, { capture: true })
    return () => {
      document.removeEventListener('click', press, { capture: true })
      writing.current?.close()
      writing.current = null
    }
  }, [config, writing, leave, close, requestText])
}

/**
 * Editing in place. The frame requests a text, the editor checks permission and sends the stored value, then every change is sent as it is
 * typed. `rendered` changes with every render of the page.
 */
export const useWriting = (config: RefObject<ResolvedConfig | undefined>, rendered: unknown, post: PostToEditor) => {
  const writing = useRef<Writing | null>(null)
  const writingRequest = useRef<WritingRequest | null>(null)
  const [shown, setShown] = useState<WritingShown | null>(null)

  const close = useCallback((): FoundText | null => {
    const current = writing.current
    writing.current = null
    current?.close()
    setShown(null)
    return current?.found ?? null
  }, [])

  const requestText = useCallback(
    (next: WritingRequest) => {
      writingRequest.current = next
      post({ type: 'write', pointer: next.found.pointer })
    },
    [post],
  )

  /** Continues with the next or previous text; ends after the last. */
  const goTo = useCallback(
    (from: FoundText | null, to: 'next' | 'previous') => {
      const texts = config.current ? pageTexts(document, config.current) : []
      const inSight = texts.findIndex(({ host }) => host.getBoundingClientRect().bottom > 0)
      const place = from === null ? -1 : texts.findIndex(({ pointer }) => pointer === from.pointer)
      const index = from === null ? Math.max(0, inSight) : place + (to === 'next' ? 1 : -1)
      const found = from !== null && place === -1 ? undefined : texts[index]
      if (found) return requestText({ found, at: null, direction: to })
      post({ type: 'writing', pointer: null })
    },
    [config, requestText, post],
  )

  const leave = useCallback(
    (to: 'page' | 'next' | 'previous') => {
      const from = close()
      if (to === 'page') return post({ type: 'writing', pointer: null })
      goTo(from, to)
    },
    [close, goTo, post],
  )

  /** Handles the editor's messages about editing; ignores others. */
  const receive = useCallback(
    async (message: EditorMessage) => {
      if (message.type === 'beginWriting') return writing.current ? undefined : goTo(null, 'next')
      if (message.type === 'endWriting') return writing.current ? leave('page') : undefined
      if (message.type === 'text') {
        if (writing.current?.found.pointer !== message.pointer) return
        writing.current.receive(message.value)
        return setShown((last) => last && { ...last, problem: message.problem })
      }
      if (message.type !== 'write' && message.type !== 'refuseWriting') return
      const request = writingRequest.current
      if (!request || request.found.pointer !== message.pointer) return
      writingRequest.current = null
      const { found, at, direction } = request
      if (message.type === 'refuseWriting') {
        if (direction) return goTo(found, direction)
        return post({ type: 'choose', pointer: found.pointer })
      }
      close()
      const { title, value, problem, scale } = message
      const events = {
        onWrite: (next: RichText) => post({ type: 'written', pointer: found.pointer, value: next, at: epoch() }),
        onLeave: leave,
        onCursor: (place: number) => post({ type: 'cursor', pointer: found.pointer, at: place }),
        onNotice: (notice: string) => setShown((last) => last && { ...last, notice }),
      }
      let formatting: Formatting | null = null
      if (found.shape === 'formatted') {
        const { writeFormatted } = await import('./writeFormatted')
        // Meanwhile another text was clicked, or the page changed.
        if (!found.host.isConnected || writingRequest.current !== null || writing.current) return
        const opened = writeFormatted(found, value, title, at, events)
        formatting = opened.formatting
        writing.current = opened
      } else writing.current = editPlainText(found, String(value), title, at, events)
      if (at === null) scrollToPart(writing.current.surface)
      setShown({ title, problem, notice: null, scale, formatting })
      post({ type: 'writing', pointer: found.pointer })
    },
    [close, goTo, leave, post],
  )

  // biome-ignore lint/correctness/useExhaustiveDependencies: each render may have replaced the text.
  useLayoutEffect(() => {
    if (writing.current && !writing.current.hideOriginal()) leave('page')
  }, [rendered])

  useWritingClicks({ config, writing, leave, close, requestText })

  /** Starts editing at a click; false where there is no text setting. */
  const begin = useCallback(
    (target: Element | null, at: CursorAt): boolean => {
      const found = config.current && textAt(target, config.current)
      if (!found) return false
      requestText({ found, at, direction: null })
      return true
    },
    [config, requestText],
  )

  return { shown, receive, begin, leave }
}
