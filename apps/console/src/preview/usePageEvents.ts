import { type RefObject, useEffect } from 'react'
import { candidatesAt } from './inspect/candidatesAt'
import type { PostToEditor } from './PreviewMessage'
import { parseShortcut } from './parseShortcut'

/** Begins to type in a text of the page; false where there is none. */
type Begin = (target: Element | null, at: { readonly x: number; readonly y: number }) => boolean

/** A press on the page: links browse inside the preview, texts of the settings are typed in, anything else with a setting opens that setting. */
const follow = (event: MouseEvent, path: string, post: PostToEditor, begin: Begin) => {
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

/** A form that asks for a page browses; any other stays where it is. */
const submit = (event: SubmitEvent, path: string, post: PostToEditor) => {
  const form = event.target
  if (event.defaultPrevented || !(form instanceof HTMLFormElement)) return
  event.preventDefault()
  if (form.method !== 'get') return
  const query = new URLSearchParams(
    [...new FormData(form)].filter((entry): entry is [string, string] => typeof entry[1] === 'string' && entry[1] !== ''),
  )
  post({ type: 'navigate', href: `${new URL(form.getAttribute('action') ?? '', new URL(path, 'http://preview')).pathname}?${query}` })
}

const press = (event: KeyboardEvent, post: PostToEditor) => {
  const shortcut = parseShortcut(event)
  // A form of the page undoes its own typing.
  if (!shortcut || (event.target instanceof Element && event.target.matches('input, textarea'))) return
  event.preventDefault()
  post({ type: 'shortcut', shortcut })
}

/** Keeps all that a person does on the page inside the preview. One listener each for the whole page. */
export const usePageEvents = (path: RefObject<string>, post: PostToEditor, begin: Begin) =>
  useEffect(() => {
    const clicked = (event: MouseEvent) => follow(event, path.current, post, begin)
    const submitted = (event: SubmitEvent) => submit(event, path.current, post)
    const pressed = (event: KeyboardEvent) => press(event, post)
    document.addEventListener('click', clicked)
    document.addEventListener('submit', submitted)
    document.addEventListener('keydown', pressed)
    return () => {
      document.removeEventListener('click', clicked)
      document.removeEventListener('submit', submitted)
      document.removeEventListener('keydown', pressed)
    }
  }, [path, post, begin])
