import type { KeyboardCoordinateGetter } from '@dnd-kit/core'

/**
 * Keyboard coordinates of a lifted row: an arrow moves it onto the middle of the previous or next row, or in trees by one indent.
 * Uses middles, since rows differ in height: by their corners a tall row could never pass a low one.
 */
export const rowCoordinates =
  (ids: readonly string[], indent = 0): KeyboardCoordinateGetter =>
  (event, { currentCoordinates, context: { active, over, collisionRect, droppableRects } }) => {
    if (indent > 0 && (event.code === 'ArrowLeft' || event.code === 'ArrowRight')) {
      event.preventDefault()
      return { ...currentCoordinates, x: currentCoordinates.x + (event.code === 'ArrowRight' ? indent : -indent) }
    }
    if (event.code !== 'ArrowDown' && event.code !== 'ArrowUp') return undefined
    event.preventDefault()
    const index = ids.indexOf(String(over?.id ?? active?.id ?? ''))
    const next = ids[index + (event.code === 'ArrowDown' ? 1 : -1)]
    const rect = next === undefined ? undefined : droppableRects.get(next)
    if (index < 0 || !rect || !collisionRect) return currentCoordinates
    return { x: currentCoordinates.x, y: rect.top + rect.height / 2 - collisionRect.height / 2 }
  }
