import { type RefObject, useEffect } from 'react'
import type { DeskState } from '../session/createDesk'

const focusable = 'input:not([type="color"]), textarea, select, button, [tabindex="0"]'

/** The element of a setting, or of what it is part of. */
const elementOf = (panel: HTMLElement, pointer: string): HTMLElement | null => {
  if (pointer === '') return null
  const found = panel.querySelector<HTMLElement>(`[data-pointer="${CSS.escape(pointer)}"]`)
  return found ?? elementOf(panel, pointer.slice(0, pointer.lastIndexOf('/')))
}

/** Scrolls to the setting that was asked for, puts the focus on it and marks it for a moment. */
export const useWantedSetting = (panel: RefObject<HTMLElement | null>, wanted: DeskState['wanted']) =>
  useEffect(() => {
    if (!wanted) return
    let mark: ReturnType<typeof setTimeout> | undefined
    let element: HTMLElement | null = null
    // Its section and the items around it open first.
    const timer = setTimeout(() => {
      element = panel.current && elementOf(panel.current, wanted.pointer)
      if (!element) return
      const smooth = !window.matchMedia('(prefers-reduced-motion: reduce)').matches
      element.scrollIntoView({ block: 'center', behavior: smooth ? 'smooth' : 'auto' })
      element.querySelector<HTMLElement>(focusable)?.focus({ preventScroll: true })
      element.setAttribute('data-found', '')
      mark = setTimeout(() => element?.removeAttribute('data-found'), 1_600)
    }, 60)
    return () => {
      clearTimeout(timer)
      clearTimeout(mark)
      element?.removeAttribute('data-found')
    }
  }, [panel, wanted])
