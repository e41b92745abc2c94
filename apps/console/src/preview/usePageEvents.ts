import { type RefObject, useEffect } from 'react'
import { candidatesAt } from './inspect/candidatesAt'
import { shortcutOf } from './shortcutOf'
import type { Tell } from './Tell'

/** A press on the page: links browse inside the preview, anything else with a setting opens that setting. */
const follow = (event: MouseEvent, path: string, tell: Tell) => {
  const target = event.target instanceof Element ? event.target : null
  const [candidate] = candidatesAt(target)
  if (event.altKey && candidate) {
    event.preventDefault()
    event.stopPropagation()
    return tell({ type: 'choose', pointer: candidate.pointer })
  }
  if (event.defaultPrevented) return
  const link = target?.closest('a[href]')
  if (link) {
    const href = link.getAttribute('href') ?? ''
    if (href.startsWith('#')) return
    event.preventDefault()
    const address = new URL(href, new URL(path, 'http://preview'))
    return tell({ type: 'navigate', href: address.host === 'preview' ? address.pathname + address.search : href })
  }
  if (candidate && !target?.closest('button, input, select, textarea, summary, label, dialog'))
    tell({ type: 'choose', pointer: candidate.pointer })
}

/** A form that asks for a page browses; any other stays where it is. */
const submit = (event: SubmitEvent, path: string, tell: Tell) => {
  const form = event.target
  if (event.defaultPrevented || !(form instanceof HTMLFormElement)) return
  event.preventDefault()
  if (form.method !== 'get') return
  const query = new URLSearchParams(
    [...new FormData(form)].filter((entry): entry is [string, string] => typeof entry[1] === 'string' && entry[1] !== ''),
  )
  tell({ type: 'navigate', href: `${new URL(form.getAttribute('action') ?? '', new URL(path, 'http://preview')).pathname}?${query}` })
}

const press = (event: KeyboardEvent, tell: Tell) => {
  const shortcut = shortcutOf(event)
  // A form of the page undoes its own typing.
  if (!shortcut || (event.target instanceof Element && event.target.matches('input, textarea'))) return
  event.preventDefault()
  tell({ type: 'shortcut', shortcut })
}

/** Keeps all that a person does on the page inside the preview. One listener each for the whole page. */
export const usePageEvents = (path: RefObject<string>, tell: Tell) =>
  useEffect(() => {
    const clicked = (event: MouseEvent) => follow(event, path.current, tell)
    const submitted = (event: SubmitEvent) => submit(event, path.current, tell)
    const pressed = (event: KeyboardEvent) => press(event, tell)
    document.addEventListener('click', clicked)
    document.addEventListener('submit', submitted)
    document.addEventListener('keydown', pressed)
    return () => {
      document.removeEventListener('click', clicked)
      document.removeEventListener('submit', submitted)
      document.removeEventListener('keydown', pressed)
    }
  }, [path, tell])
