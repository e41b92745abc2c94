'use client'

import type { CalculatorEntry } from '@forecourt/rules/finance/calculator/calculatorBounds'
import { type ComponentType, type ReactNode, useEffect, useLayoutEffect, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { trackQuietly } from '../../../forms/trackQuietly'
import { useRuntimeHost } from '../../../host/RuntimeHostProvider.client'
import { island } from '../../../islands/island'
import { readSelection } from '../../../ui/numbers/readSelection'
import { onceNear } from '../../../ui/onceNear'
import { untilReleased } from '../../../ui/untilReleased'
import { onQuote } from '../quoteNews'
import type { EnteredBefore } from './enteredBefore'
import type { LiveCalculatorProps } from './LiveCalculator.client'
import type { Calculation } from './toCalculation'

export interface CalculatorIslandProps {
  readonly calculation: Calculation
  readonly start: CalculatorEntry
  /** The calculator as it is before it answers. */
  readonly children: ReactNode
}

interface Live {
  readonly Calculator: ComponentType<LiveCalculatorProps>
  /** What was entered by then, and what it began as: another beginning, such as in a preview, makes it void. */
  readonly entered: EnteredBefore
  readonly begun: string
  /** Gives the input that had the focus the focus again, with what was selected in it. */
  readonly focus: ((area: Element) => void) | null
}

/** The event of a shopper's first touch of the calculator (ANL-03). */
const firstTouch = 26

/** Finds an input again after it was drawn anew: by its id, or by its name and kind. */
const selectorOf = ({ id, type, name, value }: HTMLInputElement) =>
  id ? `[id="${id}"]` : `input[type="${type}"][name="${name}"]${type === 'radio' ? `[value="${value}"]` : ''}`

/** Read while the input is still there. */
const focusOf = (active: HTMLInputElement): NonNullable<Live['focus']> => {
  const selector = selectorOf(active)
  const select = readSelection(active)
  return (area) => {
    const input = area.querySelector<HTMLInputElement>(selector)
    if (!input) return
    input.focus({ preventScroll: true })
    select?.(input)
  }
}

/**
 * Makes a calculator answer. Its code is fetched when it comes near the screen or is touched, so that a page costs little until then;
 * what was entered and selected meanwhile, and the focus, are kept.
 */
const CalculatorIslandPart = ({ calculation, start, children }: CalculatorIslandProps) => {
  const host = useRuntimeHost()
  const area = useRef<HTMLDivElement>(null)
  const touched = useRef(false)
  const [live, setLive] = useState<Live | null>(null)
  const [quoted, setQuoted] = useState<LiveCalculatorProps | null>(null)
  const begun = JSON.stringify(start)

  // biome-ignore lint/correctness/useExhaustiveDependencies: fetched once; what it starts with is read when it comes
  useEffect(() => {
    const element = area.current
    if (!element || live) return
    return onceNear(element, async () => {
      const [{ LiveCalculator }, { enteredBefore }] = await Promise.all([import('./LiveCalculator.client'), import('./enteredBefore')])
      await untilReleased(element)
      const active = document.activeElement
      const come: Live = {
        Calculator: LiveCalculator,
        entered: enteredBefore(element, start, calculation),
        begun,
        focus: active instanceof HTMLInputElement && element.contains(active) ? focusOf(active) : null,
      }
      // At once: what is typed after it was read would be lost.
      flushSync(() => setLive(come))
    })
  }, [begun])

  // A quote takes the estimate's place over the calculator, which then opens with the quote (FIN-04).
  useEffect(
    () =>
      onQuote(async (figures) => {
        const [{ LiveCalculator }, { calculatorStart }] = await Promise.all([
          import('./LiveCalculator.client'),
          import('@forecourt/rules/finance/calculator/calculatorStart'),
        ])
        const opened = calculatorStart(calculation.settings, null, figures)
        setQuoted({ calculation: { ...calculation, figures }, start: opened })
        setLive({ Calculator: LiveCalculator, entered: { entry: opened, typing: {} }, begun, focus: null })
      }),
    [calculation, begun],
  )

  useLayoutEffect(() => {
    if (area.current) live?.focus?.(area.current)
  }, [live])

  const touch = () => {
    if (touched.current) return
    touched.current = true
    trackQuietly(host, { name: 'calculator', id: firstTouch })
  }

  return (
    <div ref={area} onPointerDownCapture={touch} onFocusCapture={touch}>
      {live && quoted && <live.Calculator key="quoted" {...quoted} />}
      {live && !quoted && (
        <live.Calculator
          key={begun}
          calculation={calculation}
          start={live.begun === begun ? live.entered.entry : start}
          begunTyping={live.begun === begun ? live.entered.typing : {}}
        />
      )}
      {!live && children}
    </div>
  )
}

/** Hydrated separately on public pages (decision 104). */
export const CalculatorIsland = island('CalculatorIsland', CalculatorIslandPart)
