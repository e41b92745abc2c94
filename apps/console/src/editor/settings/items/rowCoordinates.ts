import type { KeyboardCoordinateGetter } from '@dnd-kit/core'

/**
 * Where a row lifted by keyboard goes with an arrow: onto the middle of the row before or after the one it is over, and in trees
 * one indent to the right or left.
 * Rows differ much in height, an item with its dropdown beside one without; by their corners a tall one would never get past a low one.
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
    const place = ids.indexOf(String(over?.id ?? active?.id ?? ''))
    const next = ids[place + (event.code === 'ArrowDown' ? 1 : -1)]
    const rect = next === undefined ? undefined : droppableRects.get(next)
    if (place < 0 || !rect || !collisionRect) return currentCoordinates
    return { x: currentCoordinates.x, y: rect.top + rect.height / 2 - collisionRect.height / 2 }
  }
