import { parseShortcut } from '../parseShortcut'
import { type CursorAt, leaveByKey, openInPlaceCopy, placeCursor, stopKeyEvents, type Writing, type WritingEvents } from './openInPlaceCopy'
import type { FoundText } from './textAt'

/** Wraps the only text beside images in an element, to make just that editable. */
const textElement = (surface: HTMLElement): HTMLElement => {
  const [text] = [...surface.childNodes].filter((node) => node instanceof Text && node.data.trim() !== '')
  if (!text || surface.children.length === 0) return surface
  const own = surface.ownerDocument.createElement('span')
  text.replaceWith(own)
  return own
}

const cursorIn = (element: HTMLElement): number | null => {
  const selection = document.getSelection()
  if (!selection?.focusNode || !element.contains(selection.focusNode)) return null
  const range = document.createRange()
  range.selectNodeContents(element)
  range.setEnd(selection.focusNode, selection.focusOffset)
  return range.toString().length
}

/** The length of the common prefix of two texts. */
const sameStart = (a: string, b: string) => {
  let count = 0
  while (count < a.length && count < b.length && a[count] === b[count]) count++
  return count
}

/** Edits a plain text in place, as stored, placeholders included. */
export const editPlainText = (found: FoundText, value: string, title: string, at: CursorAt, events: WritingEvents): Writing => {
  const place = openInPlaceCopy(found.host)
  const element = textElement(place.surface)
  const isLine = found.shape === 'line'
  let lastText = value
  let pendingText: string | null = null
  let isComposing = false
  element.textContent = value
  element.setAttribute('contenteditable', 'plaintext-only')
  element.setAttribute('role', 'textbox')
  element.setAttribute('aria-label', title)
  element.setAttribute('aria-multiline', String(!isLine))
  element.setAttribute('spellcheck', 'true')
  element.setAttribute('data-writing', found.shape)
  stopKeyEvents(place.copy)
  place.hideOriginal()

  /** The browser appends a line break after the last line, to place the cursor there. */
  const entered = () => {
    const text = element.textContent ?? ''
    return isLine ? text.replace(/\s*\n\s*/g, ' ') : text.replace(/\n$/, '')
  }
  const write = (next: string) => {
    if (next === lastText) return
    lastText = next
    events.onWrite(next)
  }
  const showText = (next: string) => {
    const cursor = cursorIn(element)
    const before = element.textContent ?? ''
    lastText = next
    if (before === next) return
    const start = sameStart(before, next)
    element.textContent = next
    if (cursor === null || !element.firstChild) return
    const moved = cursor <= start ? cursor : Math.max(start, cursor + next.length - before.length)
    document.getSelection()?.collapse(element.firstChild, Math.min(next.length, moved))
  }
  element.addEventListener('compositionstart', () => {
    isComposing = true
  })
  element.addEventListener('compositionend', () => {
    isComposing = false
    if (pendingText !== null) showText(pendingText)
    pendingText = null
  })
  element.addEventListener('input', () => {
    // An empty text may remove its element and the cursor with it: empty is reported only when editing ends.
    if (entered() !== '') write(entered())
  })
  element.addEventListener('keydown', (event) => {
    if (leaveByKey(event, events)) return
    if (parseShortcut(event)) return
    event.stopPropagation()
    if (event.key === 'Enter' && isLine && !event.isComposing) {
      event.preventDefault()
      events.onLeave('page')
    } else if (event.key === ' ' && element.closest('summary')) {
      // Space would toggle the `details` element.
      event.preventDefault()
      document.execCommand('insertText', false, ' ')
    }
  })
  placeCursor(element, at)
  return {
    found,
    surface: element,
    receive: (next) => {
      if (typeof next !== 'string' || next === lastText) return
      if (isComposing) pendingText = next
      else showText(next)
    },
    hideOriginal: place.hideOriginal,
    close: () => {
      if (element.isConnected) write(entered())
      place.close()
    },
  }
}
