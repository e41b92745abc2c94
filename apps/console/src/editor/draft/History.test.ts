import { describe, expect, it } from 'vitest'
import { addStep, redo, startHistory, undo } from './serializeHistory'

describe('the history of a draft', () => {
  it('the history of a draft undoes and redoes steps', () => {
    const history = addStep(addStep(startHistory('a'), 'b', '/one', 0), 'c', '/two', 10)
    expect(undo(history).present).toBe('b')
    expect(undo(undo(history)).present).toBe('a')
    expect(redo(undo(history)).present).toBe('c')
  })

  it('the history of a draft merges changes of one field in quick succession into one step', () => {
    const history = addStep(addStep(addStep(startHistory(''), 'K', '/name', 0), 'Ka', '/name', 300), 'Kar', '/name', 700)
    expect(undo(history).present).toBe('')
  })

  it('the history of a draft counts a change of the same field after a pause as another step', () => {
    const history = addStep(addStep(startHistory(''), 'K', '/name', 0), 'Ka', '/name', 5_000)
    expect(undo(history).present).toBe('K')
  })

  it('the history of a draft discards undone steps once something else changes', () => {
    const history = addStep(undo(addStep(startHistory('a'), 'b', '/one', 0)), 'c', '/two', 10)
    expect(redo(history).present).toBe('c')
  })

  it('the history of a draft has nothing to undo at the start, nor to redo at the end', () => {
    expect(undo(startHistory('a')).present).toBe('a')
    expect(redo(startHistory('a')).present).toBe('a')
  })
})
