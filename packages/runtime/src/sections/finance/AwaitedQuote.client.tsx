'use client'

import type { QuoteRequest } from '@forecourt/rules/finance/estimate/quoteRequest'
import type { EstimateTexts, FinanceFigures } from '@forecourt/rules/finance/small-print/FinanceTexts'
import type { ResolvedConfig } from '@forecourt/schema/ResolvedConfig'
import { type ReactNode, useEffect, useState } from 'react'
import { useRuntimeHost } from '../../host/RuntimeHostProvider.client'
import { island } from '../../islands/island'
import { whenIdle } from '../../islands/whenIdle'
import { EstimatedFigure } from './EstimatedFigure'
import { announceQuote } from './quoteEvents'

export interface AwaitedQuoteProps {
  readonly heading: string
  readonly calculatorBelow: boolean
  readonly statesTotal: boolean
  /** What the figure leaves out; null for nothing. */
  readonly loanOnly: string | null
  readonly estimated: EstimateTexts
  /** Opens the terms of the estimate; those of a quote are rendered with it. */
  readonly disclaimer: ReactNode
  /** The loan of the estimate. */
  readonly loan: FinanceFigures | null
  readonly question: QuoteRequest
  readonly settings: Pick<ResolvedConfig, 'finance' | 'estimate' | 'identity'>
  /** The car's buttons, rendered on the server. */
  readonly children?: ReactNode
}

interface QuotedFigure {
  readonly texts: EstimateTexts
  readonly disclaimer: ReactNode
  readonly loan: FinanceFigures | null
}

/** Timeout of a quote, in milliseconds: the estimate stays after it. */
const timeoutMs = 6000

/**
 * An estimate that is replaced by a quote, which is requested once the page is idle. The estimate stays if the service fails, times out or
 * returns invalid data (FIN-03, ERR-13).
 */
const AwaitedQuotePart = ({
  heading,
  calculatorBelow,
  statesTotal,
  loanOnly,
  estimated,
  disclaimer,
  loan,
  question,
  settings,
  children,
}: AwaitedQuoteProps) => {
  const host = useRuntimeHost()
  const [awaited, setAwaited] = useState(false)
  const [quoted, setQuoted] = useState<QuotedFigure | null>(null)
  const key = JSON.stringify(question)

  // biome-ignore lint/correctness/useExhaustiveDependencies: requests each quote once, whatever else on the page changes
  useEffect(() => {
    let isDone = false
    let withdraw = () => {}
    const finish = (figures: QuotedFigure | null) => {
      if (isDone) return
      isDone = true
      setQuoted(figures)
      if (figures?.loan) withdraw = announceQuote(figures.loan)
      setAwaited(false)
    }
    let timer: ReturnType<typeof setTimeout> | undefined
    const requestQuote = async () => {
      setAwaited(true)
      timer = setTimeout(() => finish(null), timeoutMs)
      try {
        const quote = await host.requestQuote(question)
        if (!quote) return finish(null)
        const [{ quotedFinance }, { quoteFigures }, { EstimateDisclaimer }] = await Promise.all([
          import('@forecourt/rules/finance/estimate/quotedFinance'),
          import('@forecourt/rules/finance/estimate/quoteFigures'),
          import('./EstimateDisclaimer'),
        ])
        const texts = quotedFinance(quote, settings)
        const quoteForPrice = quoteFigures(quote, Math.round(question.purchasePrice * 100))
        // Quote and estimate are for the displayed price, so both exclude on-road costs if the price does.
        const quotedLoan = quoteForPrice && loan?.onRoadCosts ? { ...quoteForPrice, onRoadCosts: loan.onRoadCosts } : quoteForPrice
        // A figure inconsistent with its own terms can't be the calculator's basis.
        const shown = texts && { texts, disclaimer: <EstimateDisclaimer figures={texts} />, loan: quotedLoan }
        finish(quotedLoan || !calculatorBelow ? shown : null)
      } catch {
        finish(null)
      } finally {
        clearTimeout(timer)
      }
    }
    const stopWaiting = whenIdle(requestQuote)
    return () => {
      isDone = true
      withdraw()
      stopWaiting()
      clearTimeout(timer)
    }
  }, [key])

  return (
    <div aria-busy={awaited} className="contents">
      <EstimatedFigure
        heading={heading}
        calculatorBelow={calculatorBelow}
        statesTotal={statesTotal}
        loanOnly={loanOnly}
        figures={quoted?.texts ?? estimated}
        disclaimer={quoted?.disclaimer ?? disclaimer}
        loan={quoted ? quoted.loan : loan}
        config={settings}
        awaited={awaited}
        actions={children}
      />
    </div>
  )
}

/** Hydrated separately on public pages (decision 104). */
export const AwaitedQuote = island('AwaitedQuote', AwaitedQuotePart)
