import type { KeyboardCoordinateGetter } from '@dnd-kit/core'
import { expect, test } from 'vitest'
import { rowCoordinates } from './rowCoordinates'

const rects = {
  low: { top: 0, height: 40 },
  tall: { top: 50, height: 240 },
  last: { top: 300, height: 40 },
}
const now = { x: 7, y: 50 }
type Arguments = Parameters<KeyboardCoordinateGetter>[1]

/** Lifts the tall row and returns where a key moves it. */
const press = (code: string, over: keyof typeof rects = 'tall') => {
  const context = {
    active: { id: 'tall' },
    over: { id: over },
    collisionRect: rects.tall,
    droppableRects: new Map(Object.entries(rects)),
  }
  const event = { code, preventDefault: () => {} } as KeyboardEvent
  return rowCoordinates(['low', 'tall', 'last'])(event, { active: 'tall', currentCoordinates: now, context } as unknown as Arguments)
}

test.each([
  { name: 'down centres it on the next row', at: press('ArrowDown'), y: 200 },
  { name: 'up centres it on the previous row', at: press('ArrowUp'), y: -100 },
  { name: 'down at the end stays', at: press('ArrowDown', 'last'), y: 50 },
  { name: 'up at the start stays', at: press('ArrowUp', 'low'), y: 50 },
])('a row moved by keyboard: $name', ({ at, y }) => {
  expect(at).toEqual({ x: 7, y })
})

test('other keys do not move a row', () => {
  expect(press('ArrowLeft')).toBeUndefined()
})
