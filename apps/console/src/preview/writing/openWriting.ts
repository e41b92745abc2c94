import type { RichText } from '@forecourt/schema/rich-text/RichText'
import type { FoundText } from './textAt'

export interface WritingEvents {
  onWrite(value: RichText): void
  /** The person is done here: by Escape or by pressing elsewhere, or goes on to the text after or before. */
  onLeave(to: 'page' | 'next' | 'previous'): void
}

/** Where the cursor goes: to what was pressed, or to the end. */
export type CursorAt = { readonly x: number; readonly y: number } | null

/** A text that is being typed where it stands. */
export interface Writing {
  readonly found: FoundText
  /** The element that is typed in. */
  readonly surface: HTMLElement
  /** Shows what the text has become by other hands, or by an undo; the cursor stays with its words. */
  receive(value: RichText): void
  /** Hides what the page itself draws of the text; asked after every drawing. False when there is no place for it any more. */
  cover(): boolean
  close(): void
}

const pressable = 'a, button, summary, label'

/** The same element under another name, so that keys and presses in it do nothing of their own. */
const asPlain = (element: HTMLElement): HTMLElement => {
  if (!element.matches('a, button, label')) return element
  const plain = element.ownerDocument.createElement('span')
  for (const { name, value } of element.attributes) if (name === 'class' || name === 'style') plain.setAttribute(name, value)
  plain.append(...element.childNodes)
  return plain
}

/** The steps from an element down to one within it. */
const stepsTo = (from: Element, to: Element): number[] => {
  const { parentElement } = to
  if (from === to || !parentElement) return []
  return [...stepsTo(from, parentElement), [...parentElement.children].indexOf(to)]
}

/**
 * A copy of the part that shows the text, standing in its place: what is typed changes the copy at once and the page behind it with the next
 * drawing, and nothing that draws the page ever touches the copy, its words or the cursor in it.
 */
export const openStandIn = (host: HTMLElement) => {
  const own = host.closest<HTMLElement>(pressable)
  // A question that folds keeps its own line: without it its answer would be hidden, too.
  const original = own && !own.matches('summary') ? own : host
  const copied = original.cloneNode(true) as HTMLElement
  const surface = stepsTo(original, host).reduce<Element>((element, step) => element.children[step] ?? element, copied) as HTMLElement
  const copy = asPlain(copied)
  for (const element of [copy, ...copy.querySelectorAll('[id], [data-setting]')]) {
    element.removeAttribute('id')
    element.removeAttribute('data-setting')
  }
  original.after(copy)
  /** What the page draws in this place now: a text that was gone for a moment is drawn by an element of its own. */
  const drawn = () =>
    original.isConnected
      ? [original]
      : [...(copy.parentElement?.children ?? [])].filter(
          (element) => element !== copy && element.tagName === original.tagName && element.className === original.className,
        )
  return {
    copy,
    surface: surface === copied ? copy : surface,
    cover: () => {
      for (const element of drawn()) element.setAttribute('data-written-over', '')
      return copy.isConnected
    },
    close: () => {
      for (const element of copy.parentElement?.querySelectorAll('[data-written-over]') ?? []) element.removeAttribute('data-written-over')
      copy.remove()
    },
  }
}

/** Puts the cursor where a person pressed; at the end where they came by keyboard. */
export const putCursor = (surface: HTMLElement, at: CursorAt) => {
  surface.focus({ preventScroll: at !== null })
  const selection = document.getSelection()
  const pressed = at && document.caretPositionFromPoint?.(at.x, at.y)
  if (pressed && surface.contains(pressed.offsetNode)) selection?.collapse(pressed.offsetNode, pressed.offset)
  else {
    selection?.selectAllChildren(surface)
    selection?.collapseToEnd()
  }
}

/** Where typing ends by keyboard; true when the key was taken. */
export const leaveByKey = (event: KeyboardEvent, { onLeave }: WritingEvents): boolean => {
  const to = event.key === 'Escape' ? 'page' : event.key === 'Tab' ? (event.shiftKey ? 'previous' : 'next') : null
  if (!to || event.isComposing) return false
  event.preventDefault()
  event.stopPropagation()
  onLeave(to)
  return true
}

/** The page's own answers to keys and presses stay out of a text that is being typed; the shortcuts of the draft do not. */
export const stopKeyEvents = (copy: HTMLElement) => {
  const stop = (event: Event) => event.stopPropagation()
  for (const name of ['keyup', 'keypress', 'mousedown', 'mouseup', 'pointerdown', 'submit']) copy.addEventListener(name, stop)
  copy.addEventListener('click', (event) => {
    event.preventDefault()
    event.stopPropagation()
  })
}
