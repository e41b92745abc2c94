import { describe, expect, it } from 'vitest'
import { redo, remember, startHistory, undo } from './serializeHistory'

describe('the history of a draft', () => {
  it('goes back and forward again', () => {
    const history = remember(remember(startHistory('a'), 'b', '/one', 0), 'c', '/two', 10)
    expect(undo(history).present).toBe('b')
    expect(undo(undo(history)).present).toBe('a')
    expect(redo(undo(history)).present).toBe('c')
  })

  it('counts typing in one field as one step', () => {
    const history = remember(remember(remember(startHistory(''), 'K', '/name', 0), 'Ka', '/name', 300), 'Kar', '/name', 700)
    expect(undo(history).present).toBe('')
  })

  it('counts the same field after a pause as another step', () => {
    const history = remember(remember(startHistory(''), 'K', '/name', 0), 'Ka', '/name', 5_000)
    expect(undo(history).present).toBe('K')
  })

  it('forgets what was undone once something else changes', () => {
    const history = remember(undo(remember(startHistory('a'), 'b', '/one', 0)), 'c', '/two', 10)
    expect(redo(history).present).toBe('c')
  })

  it('has nothing to undo at the start, nor to redo at the end', () => {
    expect(undo(startHistory('a')).present).toBe('a')
    expect(redo(startHistory('a')).present).toBe('a')
  })
})
