import type { CalculatorEntry } from '@forecourt/rules/finance/calculator/CalculatorEntry'
import { calculatorBounds } from '@forecourt/rules/finance/calculator/calculatorBounds'
import { calculatorStart } from '@forecourt/rules/finance/calculator/calculatorStart'
import { clampEntry } from '@forecourt/rules/finance/calculator/clampEntry'
import { calculatorInputs } from './calculatorInputs'
import { parseField } from './parseField'
import type { Calculation } from './toCalculation'

const isField = (name: string): name is keyof typeof calculatorInputs => name in calculatorInputs

/** What somebody entered into a calculator that did not answer yet: its fields are plain inputs, and only those that were changed count. */
export const enteredBefore = (
  area: Element,
  start: CalculatorEntry,
  { settings, figures }: Pick<Calculation, 'settings' | 'figures'>,
): CalculatorEntry => {
  const changed: Partial<Record<keyof CalculatorEntry, number | string>> = {}
  for (const input of area.querySelectorAll('input')) {
    if (input.type === 'radio') {
      if (input.checked) changed.frequency = input.value
    } else if (isField(input.name) && input.value !== input.defaultValue) {
      // A slider stands on its nearest step from the start, which is no change.
      if (input.type !== 'range') changed[input.name] = parseField(input.name, input.value)
      else if (Math.abs(Number(input.value) - start[input.name]) >= Number(input.step)) changed[input.name] = Number(input.value)
    }
  }
  return clampEntry(
    { ...start, ...changed } as CalculatorEntry,
    calculatorBounds(settings, figures && calculatorStart(settings, null, figures)),
  )
}
