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

const unsaved = { base: step('two'), sent: step('half') }

describe('the undo steps stored for a reload', () => {
  test('undo and redo steps stored for a reload are restored before and after the saved draft', () => {
    expect(restoreHistory(serializeHistory(history, 7, null), 7, step('three'))).toEqual({
      history: { past: history.past, present: step('three'), future: history.future, mark: null, changedAt: 0 },
      ...{ isUnsaved: false, base: step('three'), revision: 7 },
    })
  })
  test('the undo steps stored for a reload restore unsaved changes', () => {
    const { history: back, isUnsaved } = restoreHistory(serializeHistory(history, 7, unsaved), 7, step('two'))
    expect(back.present).toEqual(step('three'))
    expect(isUnsaved).toBe(true)
  })
  test('the undo steps stored for a reload recognise a save that succeeded while the page was closing', () => {
    const { history: back, isUnsaved } = restoreHistory(serializeHistory(history, 7, unsaved), 8, step('three'))
    expect(back.past).toEqual(history.past)
    expect(isUnsaved).toBe(false)
  })
  test('the undo steps stored for a reload are discarded once another user has saved, but not the unsaved changes, which are based on the values before', () => {
    expect(restoreHistory(serializeHistory(history, 7, null), 8, step('theirs'))).toMatchObject({
      ...{ history: { past: [], present: step('theirs'), future: [] }, isUnsaved: false, revision: 8 },
    })
    expect(restoreHistory(serializeHistory(history, 7, unsaved), 8, step('theirs'))).toEqual({
      history: { past: [], present: step('three'), future: [], mark: null, changedAt: 0 },
      ...{ isUnsaved: true, base: step('two'), revision: 7 },
    })
  })
  test('the undo steps stored for a reload continue on top of an own save that arrived while the page was closing', () => {
    expect(restoreHistory(serializeHistory(history, 7, unsaved), 8, step('half'))).toMatchObject({
      ...{ history: { past: history.past, present: step('three') }, isUnsaved: true, base: step('half'), revision: 8 },
    })
  })
  test('the undo steps stored for a reload lose the oldest steps when the storage is too small for all', () => {
    const large = Array.from({ length: 5 }, (_, index) => step(String(index).repeat(300_000)))
    const { history: back } = restoreHistory(serializeHistory({ ...history, past: large }, 7, null), 7, step('three'))
    expect(back.past).toEqual(large.slice(-3))
  })
})
