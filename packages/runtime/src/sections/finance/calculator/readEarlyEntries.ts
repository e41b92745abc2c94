import { type CalculatorEntry, calculatorBounds, clampEntry, entryProblem } from '@forecourt/rules/finance/calculator/calculatorBounds'
import { calculatorStart } from '@forecourt/rules/finance/calculator/calculatorStart'
import { calculatorInputs, parseField, type Typing } from './parseField'
import type { CalculatorData } from './toCalculatorData'

const isField = (name: string): name is keyof typeof calculatorInputs => name in calculatorInputs

/** Values entered before hydration, and text still being entered. */
export interface EarlyEntries {
  readonly entry: CalculatorEntry
  readonly typing: Typing
}

/**
 * Reads values entered into a calculator before its hydration: its fields are plain inputs, and only changed ones count. The focused field
 * keeps its text, which may be incomplete, and so does a field with unparseable text.
 */
export const readEarlyEntries = (
  area: Element,
  start: CalculatorEntry,
  { settings, figures }: Pick<CalculatorData, 'settings' | 'figures'>,
): EarlyEntries => {
  const bounds = calculatorBounds(settings, figures && calculatorStart(settings, null, figures))
  const changed: Partial<Record<keyof CalculatorEntry, number | string>> = {}
  let typing: Typing = {}
  for (const input of area.querySelectorAll('input')) {
    const { name, value, type } = input
    if (type === 'radio') {
      if (input.checked) changed.frequency = value
    } else if (isField(name) && value !== input.defaultValue) {
      // The browser rounds a slider's initial value to a step, which is no change.
      if (type === 'range') {
        if (Math.abs(Number(value) - start[name]) >= Number(input.step)) changed[name] = Number(value)
        continue
      }
      const entered = parseField(name, value)
      const isActive = input === document.activeElement
      if (isActive || Number.isNaN(entered)) typing = { ...typing, [name]: { text: value, isLeft: !isActive } }
      if (!Number.isNaN(entered) && (!isActive || entryProblem(name, entered, bounds) === null)) changed[name] = entered
    }
  }
  return { entry: clampEntry({ ...start, ...changed } as CalculatorEntry, bounds), typing }
}
