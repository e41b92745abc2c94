import type { RichText } from '@forecourt/schema/rich-text/RichText'
import type { FoundText } from './textAt'

export interface WritingEvents {
  onWrite(value: RichText): void
  /** Editing ends: by Escape or a click elsewhere, or the user continues with the next or previous text. */
  onLeave(to: 'page' | 'next' | 'previous'): void
}

/** Where to put the cursor: at the clicked point, or null for the end. */
export type CursorAt = { readonly x: number; readonly y: number } | null

/** A text being edited in place. */
export interface Writing {
  readonly found: FoundText
  /** The editable element. */
  readonly surface: HTMLElement
  /** Shows the text after another user's change or an undo; the cursor stays with its text. */
  receive(value: RichText): void
  /** Hides the page's own element of the text; called after every render. False if its element no longer exists. */
  hideOriginal(): boolean
  close(): void
}

const interactive = 'a, button, summary, label'

/** Copies an element under a neutral tag, so that keys and clicks have no default action. */
const withNeutralTag = (element: HTMLElement): HTMLElement => {
  if (!element.matches('a, button, label')) return element
  const plain = element.ownerDocument.createElement('span')
  for (const { name, value } of element.attributes) if (name === 'class' || name === 'style') plain.setAttribute(name, value)
  plain.append(...element.childNodes)
  return plain
}

/** The path of child indexes from an element to a descendant. */
const stepsTo = (from: Element, to: Element): number[] => {
  const { parentElement } = to
  if (from === to || !parentElement) return []
  return [...stepsTo(from, parentElement), [...parentElement.children].indexOf(to)]
}

/**
 * Places an editable copy over the element that shows the text. Input changes the copy at once and the page with the next render; rendering
 * never touches the copy, its text or its cursor.
 */
export const openInPlaceCopy = (host: HTMLElement) => {
  const own = host.closest<HTMLElement>(interactive)
  // A `summary` stays in place: without it the `details` content would be hidden too.
  const original = own && !own.matches('summary') ? own : host
  const copied = original.cloneNode(true) as HTMLElement
  const surface = stepsTo(original, host).reduce<Element>((element, step) => element.children[step] ?? element, copied) as HTMLElement
  const copy = withNeutralTag(copied)
  for (const element of [copy, ...copy.querySelectorAll('[id], [data-setting]')]) {
    element.removeAttribute('id')
    element.removeAttribute('data-setting')
  }
  original.after(copy)
  /** The page's current element for this text: after the text was empty it has a new one. */
  const currentElements = () =>
    original.isConnected
      ? [original]
      : [...(copy.parentElement?.children ?? [])].filter(
          (element) => element !== copy && element.tagName === original.tagName && element.className === original.className,
        )
  return {
    copy,
    surface: surface === copied ? copy : surface,
    hideOriginal: () => {
      for (const element of currentElements()) element.setAttribute('data-written-over', '')
      return copy.isConnected
    },
    close: () => {
      for (const element of copy.parentElement?.querySelectorAll('[data-written-over]') ?? []) element.removeAttribute('data-written-over')
      copy.remove()
    },
  }
}

/** Puts the cursor at the clicked point, or at the end after keyboard navigation. */
export const placeCursor = (surface: HTMLElement, at: CursorAt) => {
  surface.focus({ preventScroll: at !== null })
  const selection = document.getSelection()
  const clicked = at && document.caretPositionFromPoint?.(at.x, at.y)
  if (clicked && surface.contains(clicked.offsetNode)) selection?.collapse(clicked.offsetNode, clicked.offset)
  else {
    selection?.selectAllChildren(surface)
    selection?.collapseToEnd()
  }
}

/** Handles the keys that end editing: Escape, Tab and Shift+Tab. Returns true if it did. */
export const leaveByKey = (event: KeyboardEvent, { onLeave }: WritingEvents): boolean => {
  const to = event.key === 'Escape' ? 'page' : event.key === 'Tab' ? (event.shiftKey ? 'previous' : 'next') : null
  if (!to || event.isComposing) return false
  event.preventDefault()
  event.stopPropagation()
  onLeave(to)
  return true
}

/** Stops key and click events in the text from reaching the page: all but keydown, which the callers handle. */
export const stopKeyEvents = (copy: HTMLElement) => {
  const stop = (event: Event) => event.stopPropagation()
  for (const name of ['keyup', 'keypress', 'mousedown', 'mouseup', 'pointerdown', 'submit']) copy.addEventListener(name, stop)
  copy.addEventListener('click', (event) => {
    event.preventDefault()
    event.stopPropagation()
  })
}
