'use client'

import { calculateRepayments } from '@forecourt/rules/finance/calculator/calculateRepayments'
import {
  type CalculatorEntry,
  type CalculatorField,
  calculatorBounds,
  clampEntry,
  entryProblem,
} from '@forecourt/rules/finance/calculator/calculatorBounds'
import { calculatorStart } from '@forecourt/rules/finance/calculator/calculatorStart'
import { useMemo, useState } from 'react'
import { CalculatorView } from './CalculatorView'
import { OwnTradeIns } from './OwnTradeIns.client'
import { parseField, type Typing } from './parseField'
import { RepaymentAnnouncement } from './RepaymentAnnouncement.client'
import type { CalculatorData } from './toCalculatorData'

export interface LiveCalculatorProps {
  readonly calculatorData: CalculatorData
  readonly start: CalculatorEntry
  /** Text being entered at hydration. */
  readonly initialTyping?: Typing
}

/** An incomplete amount with commas, such as the '12,5' of '12,500': not validated before blur. */
const isIncompleteAmount = (text: string): boolean => /^\s*\$? ?\d{1,3}(?:,\d{3})*,\d{0,2}$/.test(text)

/**
 * An interactive calculator. Out-of-range input shows an error and keeps the last result; on blur it is clamped, with a note until the next
 * input (ERR-09, FIN-14, FIN-20). Unparseable text is kept.
 */
export const LiveCalculator = ({ calculatorData, start, initialTyping = {} }: LiveCalculatorProps) => {
  const { settings, figures } = calculatorData
  const [entered, setEntered] = useState(start)
  const [typing, setTyping] = useState(initialTyping)
  const [clampNotes, setClampNotes] = useState<{ readonly [Field in CalculatorField]?: string }>({})
  const bounds = useMemo(() => calculatorBounds(settings, figures && calculatorStart(settings, null, figures)), [settings, figures])
  const entry = useMemo(() => clampEntry(entered, bounds), [entered, bounds])
  const result = useMemo(() => calculateRepayments(entry, settings, figures), [entry, settings, figures])

  const enterValue = (field: CalculatorField, value: number) => setEntered((now) => clampEntry({ ...now, [field]: value }, bounds))

  const fieldControl = (field: CalculatorField) => {
    const fieldInput = typing[field]
    const findProblem = (text: string) => entryProblem(field, parseField(field, text), bounds)
    return {
      text: fieldInput?.text ?? null,
      problem: fieldInput && (fieldInput.isLeft || !isIncompleteAmount(fieldInput.text)) ? findProblem(fieldInput.text) : null,
      note: clampNotes[field] ?? null,
      onType: (text: string) => {
        setTyping((now) => ({ ...now, [field]: { text, isLeft: false } }))
        setClampNotes((now) => ({ ...now, [field]: undefined }))
        if (findProblem(text) === null) enterValue(field, parseField(field, text))
      },
      onLeave: () => {
        if (!fieldInput) return
        const value = parseField(field, fieldInput.text)
        const isRead = !Number.isNaN(value)
        setTyping((now) => ({ ...now, [field]: isRead ? undefined : { ...fieldInput, isLeft: true } }))
        if (!isRead) return
        setClampNotes((now) => ({ ...now, [field]: findProblem(fieldInput.text) ?? undefined }))
        enterValue(field, value)
      },
      onPick: (value: number) => {
        setTyping((now) => ({ ...now, [field]: undefined }))
        setClampNotes((now) => ({ ...now, [field]: undefined }))
        enterValue(field, value)
      },
    }
  }

  return (
    <>
      <CalculatorView
        calculatorData={calculatorData}
        entry={entry}
        result={result}
        controls={{
          fieldControl,
          onFrequency: (frequency) => setEntered((now) => ({ ...now, frequency })),
          tradeIns: <OwnTradeIns depositCents={entry.depositCents} onPick={(cents) => fieldControl('depositCents').onPick(cents)} />,
        }}
      />
      <RepaymentAnnouncement result={result} />
    </>
  )
}
