'use client'

import type { EstimateTexts } from '@forecourt/rules/finance/FinanceTexts'
import type { QuoteRequest } from '@forecourt/rules/finance/quoteRequest'
import type { ResolvedConfig } from '@forecourt/schema/ResolvedConfig'
import { useEffect, useState } from 'react'
import { useRuntimeHost } from '../../host/RuntimeHostProvider.client'
import { EstimatedFigure } from './EstimatedFigure'
import { whenIdle } from './whenIdle'

export interface AwaitedQuoteProps {
  readonly heading: string
  readonly calculatorBelow: boolean
  readonly estimated: EstimateTexts
  readonly question: QuoteRequest
  readonly settings: Pick<ResolvedConfig, 'finance' | 'estimate'>
}

/** Longer than this nobody waits for a quote: the estimate stands. */
const patienceMs = 6000

/**
 * An estimate that makes room for a quote: asked for once the page is at rest, shown when it comes. A service that fails, is slow
 * or answers nonsense leaves the estimate where it was (FIN-03, ERR-13).
 */
export const AwaitedQuote = ({ heading, calculatorBelow, estimated, question, settings }: AwaitedQuoteProps) => {
  const host = useRuntimeHost()
  const [awaited, setAwaited] = useState(false)
  const [quoted, setQuoted] = useState<EstimateTexts | null>(null)
  const asked = JSON.stringify(question)

  // biome-ignore lint/correctness/useExhaustiveDependencies: one question is asked once, whatever else about the page changes
  useEffect(() => {
    let over = false
    const finish = (figures: EstimateTexts | null) => {
      if (over) return
      over = true
      setQuoted(figures)
      setAwaited(false)
    }
    let patience: ReturnType<typeof setTimeout> | undefined
    const ask = async () => {
      setAwaited(true)
      patience = setTimeout(() => finish(null), patienceMs)
      try {
        const quote = await host.requestQuote(question)
        if (!quote) return finish(null)
        const { quotedFinance } = await import('@forecourt/rules/finance/quotedFinance')
        finish(quotedFinance(quote, settings))
      } catch {
        finish(null)
      } finally {
        clearTimeout(patience)
      }
    }
    const stopWaiting = whenIdle(ask)
    return () => {
      over = true
      stopWaiting()
      clearTimeout(patience)
    }
  }, [asked])

  return (
    <div aria-busy={awaited}>
      <EstimatedFigure heading={heading} calculatorBelow={calculatorBelow} figures={quoted ?? estimated} awaited={awaited} />
    </div>
  )
}
