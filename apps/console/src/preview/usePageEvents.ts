import { type RefObject, useEffect } from 'react'
import { candidatesAt } from './inspect/candidatesAt'
import type { PostToEditor } from './PreviewMessage'
import { parseShortcut } from './parseShortcut'

/** Starts editing a text in place; false where there is none. */
type Begin = (target: Element | null, at: { readonly x: number; readonly y: number }) => boolean

/** Handles a click on the page: links navigate in the preview, texts of settings are edited in place, other settings open in the editor. */
const handleClick = (event: MouseEvent, path: string, post: PostToEditor, begin: Begin) => {
  const target = event.target instanceof Element ? event.target : null
  const [candidate] = candidatesAt(target)
  if (event.altKey && candidate) {
    event.preventDefault()
    event.stopPropagation()
    return post({ type: 'choose', pointer: candidate.pointer })
  }
  if (event.defaultPrevented) return
  const link = target?.closest('a[href]')
  if (link) {
    const href = link.getAttribute('href') ?? ''
    if (href.startsWith('#')) return
    event.preventDefault()
    const address = new URL(href, new URL(path, 'http://preview'))
    return post({ type: 'navigate', href: address.host === 'preview' ? address.pathname + address.search : href })
  }
  if (!candidate || target?.closest('button, input, select, textarea, summary, label, dialog')) return
  if (!begin(target, { x: event.clientX, y: event.clientY })) post({ type: 'choose', pointer: candidate.pointer })
}

/** A GET form navigates; any other is not submitted. */
const handleSubmit = (event: SubmitEvent, path: string, post: PostToEditor) => {
  const form = event.target
  if (event.defaultPrevented || !(form instanceof HTMLFormElement)) return
  event.preventDefault()
  if (form.method !== 'get') return
  const query = new URLSearchParams(
    [...new FormData(form)].filter((entry): entry is [string, string] => typeof entry[1] === 'string' && entry[1] !== ''),
  )
  post({ type: 'navigate', href: `${new URL(form.getAttribute('action') ?? '', new URL(path, 'http://preview')).pathname}?${query}` })
}

const handleKey = (event: KeyboardEvent, post: PostToEditor) => {
  const shortcut = parseShortcut(event)
  // Fields of the page have their own undo.
  if (!shortcut || (event.target instanceof Element && event.target.matches('input, textarea'))) return
  event.preventDefault()
  post({ type: 'shortcut', shortcut })
}

/** Keeps all interaction with the page inside the preview. Uses one listener per event for the whole page. */
export const usePageEvents = (path: RefObject<string>, post: PostToEditor, begin: Begin) =>
  useEffect(() => {
    const onClick = (event: MouseEvent) => handleClick(event, path.current, post, begin)
    const onSubmit = (event: SubmitEvent) => handleSubmit(event, path.current, post)
    const onKeyDown = (event: KeyboardEvent) => handleKey(event, post)
    document.addEventListener('click', onClick)
    document.addEventListener('submit', onSubmit)
    document.addEventListener('keydown', onKeyDown)
    return () => {
      document.removeEventListener('click', onClick)
      document.removeEventListener('submit', onSubmit)
      document.removeEventListener('keydown', onKeyDown)
    }
  }, [path, post, begin])
