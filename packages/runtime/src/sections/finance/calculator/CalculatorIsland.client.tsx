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
import { onQuote } from '../quoteEvents'
import type { LiveCalculatorProps } from './LiveCalculator.client'
import type { EarlyEntries } from './readEarlyEntries'
import type { CalculatorData } from './toCalculatorData'

export interface CalculatorIslandProps {
  readonly calculatorData: CalculatorData
  readonly start: CalculatorEntry
  /** The calculator before hydration. */
  readonly children: ReactNode
}

interface Live {
  readonly Calculator: ComponentType<LiveCalculatorProps>
  /** Values entered before hydration, and the initial values they belong to: other initial values, such as in a preview, discard them. */
  readonly entered: EarlyEntries
  readonly begun: string
  /** Restores focus and selection to the input that had them. */
  readonly focus: ((area: Element) => void) | null
}

/** The analytics event of the first interaction with the calculator (ANL-03). */
const firstTouch = 26

/** Selector of an input after a re-render: by id, or by name and type. */
const fieldSelector = ({ id, type, name, value }: HTMLInputElement) =>
  id ? `[id="${id}"]` : `input[type="${type}"][name="${name}"]${type === 'radio' ? `[value="${value}"]` : ''}`

/** Read while the input is still in the document. */
const readFocus = (active: HTMLInputElement): NonNullable<Live['focus']> => {
  const selector = fieldSelector(active)
  const select = readSelection(active)
  return (area) => {
    const input = area.querySelector<HTMLInputElement>(selector)
    if (!input) return
    input.focus({ preventScroll: true })
    select?.(input)
  }
}

/** Hydrates a calculator. Its code is fetched near the viewport or on interaction; entered values, selection and focus are kept. */
const CalculatorIslandPart = ({ calculatorData, start, children }: CalculatorIslandProps) => {
  const host = useRuntimeHost()
  const area = useRef<HTMLDivElement>(null)
  const touched = useRef(false)
  const [live, setLive] = useState<Live | null>(null)
  const [quoted, setQuoted] = useState<LiveCalculatorProps | null>(null)
  const startKey = JSON.stringify(start)

  // biome-ignore lint/correctness/useExhaustiveDependencies: fetched once; reads the initial values when it arrives
  useEffect(() => {
    const element = area.current
    if (!element || live) return
    return onceNear(element, async () => {
      const [{ LiveCalculator }, { readEarlyEntries }] = await Promise.all([
        import('./LiveCalculator.client'),
        import('./readEarlyEntries'),
      ])
      await untilReleased(element)
      const active = document.activeElement
      const loadedCalculator: Live = {
        Calculator: LiveCalculator,
        entered: readEarlyEntries(element, start, calculatorData),
        begun: startKey,
        focus: active instanceof HTMLInputElement && element.contains(active) ? readFocus(active) : null,
      }
      // Synchronously: text entered after the read would be lost.
      flushSync(() => setLive(loadedCalculator))
    })
  }, [startKey])

  // A quote replaces the estimate above the calculator, which then starts with the quote (FIN-04).
  useEffect(
    () =>
      onQuote(async (figures) => {
        const [{ LiveCalculator }, { calculatorStart }] = await Promise.all([
          import('./LiveCalculator.client'),
          import('@forecourt/rules/finance/calculator/calculatorStart'),
        ])
        const opened = calculatorStart(calculatorData.settings, null, figures)
        setQuoted({ calculatorData: { ...calculatorData, figures }, start: opened })
        setLive({ Calculator: LiveCalculator, entered: { entry: opened, typing: {} }, begun: startKey, focus: null })
      }),
    [calculatorData, startKey],
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
          key={startKey}
          calculatorData={calculatorData}
          start={live.begun === startKey ? live.entered.entry : start}
          initialTyping={live.begun === startKey ? live.entered.typing : {}}
        />
      )}
      {!live && children}
    </div>
  )
}

/** Hydrated separately on public pages (decision 104). */
export const CalculatorIsland = island('CalculatorIsland', CalculatorIslandPart)
