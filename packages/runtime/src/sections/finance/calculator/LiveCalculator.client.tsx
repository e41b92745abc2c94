'use client'

import type { CalculatorEntry, CalculatorField } from '@forecourt/rules/finance/calculator/CalculatorEntry'
import { calculateRepayments } from '@forecourt/rules/finance/calculator/calculateRepayments'
import { calculatorBounds } from '@forecourt/rules/finance/calculator/calculatorBounds'
import { calculatorStart } from '@forecourt/rules/finance/calculator/calculatorStart'
import { clampEntry } from '@forecourt/rules/finance/calculator/clampEntry'
import { entryProblem } from '@forecourt/rules/finance/calculator/entryProblem'
import { useMemo, useState } from 'react'
import { CalculatorView } from './CalculatorView'
import { OwnTradeIns } from './OwnTradeIns.client'
import { parseField } from './parseField'
import { RepaymentNews } from './RepaymentNews.client'
import type { Typing } from './Typing'
import type { Calculation } from './toCalculation'

export interface LiveCalculatorProps {
  readonly calculation: Calculation
  readonly start: CalculatorEntry
  /** What was being typed when it began to answer. */
  readonly begunTyping?: Typing | null
}

/** A calculator that answers. While something out of range is being typed it says so and keeps the last result; leaving the field moves the entry into its bounds (ERR-09, FIN-14, FIN-20). */
export const LiveCalculator = ({ calculation, start, begunTyping = null }: LiveCalculatorProps) => {
  const { settings, figures } = calculation
  const [entered, setEntered] = useState(start)
  const [typing, setTyping] = useState(begunTyping)
  const bounds = useMemo(() => calculatorBounds(settings, figures && calculatorStart(settings, null, figures)), [settings, figures])
  const entry = useMemo(() => clampEntry(entered, bounds), [entered, bounds])
  const result = useMemo(() => calculateRepayments(entry, settings, figures), [entry, settings, figures])

  const take = (field: CalculatorField, value: number) => setEntered((now) => clampEntry({ ...now, [field]: value }, bounds))

  const fieldControl = (field: CalculatorField) => {
    const text = typing?.field === field ? typing.text : null
    return {
      text,
      problem: text === null ? null : entryProblem(field, parseField(field, text), bounds),
      onType: (typed: string) => {
        setTyping({ field, text: typed })
        const value = parseField(field, typed)
        if (entryProblem(field, value, bounds) === null) take(field, value)
      },
      onLeave: () => {
        if (text === null) return
        const value = parseField(field, text)
        // What is no number at all leaves the last one standing.
        if (!Number.isNaN(value)) take(field, value)
        setTyping(null)
      },
      onPick: (value: number) => {
        setTyping(null)
        take(field, value)
      },
    }
  }

  return (
    <>
      <CalculatorView
        calculation={calculation}
        entry={entry}
        result={result}
        controls={{
          fieldControl,
          onFrequency: (frequency) => setEntered((now) => ({ ...now, frequency })),
          tradeIns: <OwnTradeIns depositCents={entry.depositCents} onPick={(cents) => fieldControl('depositCents').onPick(cents)} />,
        }}
      />
      <RepaymentNews result={result} />
    </>
  )
}
