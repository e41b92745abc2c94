import { type RefObject, useEffect } from 'react'
import type { EditorViewState } from '../session/createEditorView'

/** A field is what one wants; rows of lists have only buttons. */
const fields = 'input:not([type="color"]):not(:disabled), textarea:not(:disabled), select:not(:disabled)'

/** A section with many settings takes a while to open; after so many looks what a setting is part of will do. */
const retryMs = 60
const maxTries = 12

const exactly = (panel: HTMLElement, pointer: string) => panel.querySelector<HTMLElement>(`[data-pointer="${CSS.escape(pointer)}"]`)

/** The element of a setting, or of what it is part of. */
const elementOf = (panel: HTMLElement, pointer: string): HTMLElement | null => {
  if (pointer === '') return null
  return exactly(panel, pointer) ?? elementOf(panel, pointer.slice(0, pointer.lastIndexOf('/')))
}

/** Only the panel scrolls: `scrollIntoView` would move everything around it, too. */
const scrollTo = (element: HTMLElement) => {
  const scroller = element.closest('[data-scroll]')
  if (!scroller) return
  const [outer, inner] = [scroller.getBoundingClientRect(), element.getBoundingClientRect()]
  const room = Math.max(72, (outer.height - inner.height) / 2)
  const smooth = !window.matchMedia('(prefers-reduced-motion: reduce)').matches
  scroller.scrollBy({ top: inner.top - outer.top - room, behavior: smooth ? 'smooth' : 'auto' })
}

/** Scrolls to the setting that was asked for, puts the focus on it and marks it for a moment; the words of what is new are selected. */
export const useWantedSetting = (panel: RefObject<HTMLElement | null>, wanted: EditorViewState['wanted']) =>
  useEffect(() => {
    if (!wanted) return
    let mark: ReturnType<typeof setTimeout> | undefined
    let element: HTMLElement | null = null
    // Its section and the items around it open first.
    let tries = 0
    const timer = setInterval(() => {
      if (!panel.current || (!exactly(panel.current, wanted.pointer) && ++tries < maxTries)) return
      clearInterval(timer)
      element = elementOf(panel.current, wanted.pointer)
      if (!element) return
      scrollTo(element)
      element.setAttribute('data-found', '')
      mark = setTimeout(() => element?.removeAttribute('data-found'), 1_600)
      if (wanted.elsewhere) return
      const target = element.querySelector<HTMLElement>(fields) ?? element.querySelector<HTMLElement>('button')
      target?.focus({ preventScroll: true })
      if (wanted.isNew && (target instanceof HTMLInputElement || target instanceof HTMLTextAreaElement)) target.select()
    }, retryMs)
    return () => {
      clearInterval(timer)
      clearTimeout(mark)
      element?.removeAttribute('data-found')
    }
  }, [panel, wanted])
