import { describe, expect, test } from 'vitest'
import { createInspection } from './createInspection'

describe('inspecting a page', () => {
  test('inspecting a page jumps through the parts of a setting in order, and starts again with another setting', () => {
    const inspection = createInspection()
    const jumps = () => [inspection.state().jump?.pointer, inspection.state().jump?.index]
    inspection.jumpTo('/card/layout', 3)
    expect(jumps()).toEqual(['/card/layout', 0])
    inspection.jumpTo('/card/layout', 3)
    inspection.jumpTo('/card/layout', 3)
    expect(jumps()).toEqual(['/card/layout', 2])
    inspection.jumpTo('/card/layout', 3)
    expect(jumps()).toEqual(['/card/layout', 0])
    inspection.jumpTo('/header')
    expect(jumps()).toEqual(['/header', 0])
  })

  test('inspecting a page counts picking the same setting twice as two requests', () => {
    const inspection = createInspection()
    inspection.pick('/header')
    const first = inspection.state().picked
    inspection.pick('/header')
    expect(inspection.state().picked).not.toEqual(first)
  })
})
