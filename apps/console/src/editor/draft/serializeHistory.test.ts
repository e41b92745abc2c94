import type { ConfigValues } from '@forecourt/schema/ResolvedConfig'
import { describe, expect, test } from 'vitest'
import { type History, restoreHistory, serializeHistory } from './serializeHistory'

const step = (announcement: string): ConfigValues => ({ header: { announcement } })
const history: History<ConfigValues> = {
  past: [step('one'), step('two')],
  present: step('three'),
  future: [step('four')],
  mark: 'm',
  changedAt: 5,
}

describe('the undo steps stored for a reload', () => {
  test('are restored around the saved draft', () => {
    expect(restoreHistory(serializeHistory(history, 7, false), 7, step('three'))).toEqual({
      history: { past: history.past, present: step('three'), future: history.future, mark: null, changedAt: 0 },
      isUnsaved: false,
    })
  })
  test('restore unsaved changes', () => {
    const { history: back, isUnsaved } = restoreHistory(serializeHistory(history, 7, true), 7, step('two'))
    expect(back.present).toEqual(step('three'))
    expect(isUnsaved).toBe(true)
  })
  test('recognise a save that succeeded while the page was closing', () => {
    const { history: back, isUnsaved } = restoreHistory(serializeHistory(history, 7, true), 8, step('three'))
    expect(back.past).toEqual(history.past)
    expect(isUnsaved).toBe(false)
  })
  test('are discarded once another user has saved', () => {
    expect(restoreHistory(serializeHistory(history, 7, true), 8, step('theirs'))).toEqual({
      history: { past: [], present: step('theirs'), future: [], mark: null, changedAt: 0 },
      isUnsaved: false,
    })
  })
  test('lose the oldest steps when the storage is too small for all', () => {
    const large = Array.from({ length: 5 }, (_, index) => step(String(index).repeat(300_000)))
    const { history: back } = restoreHistory(serializeHistory({ ...history, past: large }, 7, false), 7, step('three'))
    expect(back.past).toEqual(large.slice(-3))
  })
})
