'use client'

import type { QuoteRequest } from '@forecourt/rules/finance/estimate/quoteRequest'
import type { EstimateTexts, FinanceFigures } from '@forecourt/rules/finance/small-print/FinanceTexts'
import type { ResolvedConfig } from '@forecourt/schema/ResolvedConfig'
import { type ReactNode, useEffect, useState } from 'react'
import { useRuntimeHost } from '../../host/RuntimeHostProvider.client'
import { island } from '../../islands/island'
import { whenIdle } from '../../islands/whenIdle'
import { EstimatedFigure } from './EstimatedFigure'
import { announceQuote } from './quoteNews'

export interface AwaitedQuoteProps {
  readonly heading: string
  readonly calculatorBelow: boolean
  readonly statesTotal: boolean
  readonly estimated: EstimateTexts
  /** Opens the small print of the estimate; that of a quote is drawn when it comes. */
  readonly disclaimer: ReactNode
  /** The loan behind the estimate. */
  readonly loan: FinanceFigures | null
  readonly question: QuoteRequest
  readonly settings: Pick<ResolvedConfig, 'finance' | 'estimate'>
}

interface Quoted {
  readonly texts: EstimateTexts
  readonly disclaimer: ReactNode
  readonly loan: FinanceFigures | null
}

/** Longer than this nobody waits for a quote: the estimate stands. */
const timeoutMs = 6000

/**
 * An estimate that makes room for a quote: asked for once the page is at rest, shown when it comes. A service that fails, is slow
 * or answers nonsense leaves the estimate where it was (FIN-03, ERR-13).
 */
const AwaitedQuotePart = ({
  heading,
  calculatorBelow,
  statesTotal,
  estimated,
  disclaimer,
  loan,
  question,
  settings,
}: AwaitedQuoteProps) => {
  const host = useRuntimeHost()
  const [awaited, setAwaited] = useState(false)
  const [quoted, setQuoted] = useState<Quoted | null>(null)
  const asked = JSON.stringify(question)

  // biome-ignore lint/correctness/useExhaustiveDependencies: one question is asked once, whatever else about the page changes
  useEffect(() => {
    let over = false
    let withdraw = () => {}
    const finish = (figures: Quoted | null) => {
      if (over) return
      over = true
      setQuoted(figures)
      if (figures?.loan) withdraw = announceQuote(figures.loan)
      setAwaited(false)
    }
    let timer: ReturnType<typeof setTimeout> | undefined
    const ask = async () => {
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
        const ofPrice = quoteFigures(quote, Math.round(question.purchasePrice * 100))
        // Both are of the price that shows, and leave out what it leaves out.
        const quotedLoan = ofPrice && loan?.onRoadCosts ? { ...ofPrice, onRoadCosts: loan.onRoadCosts } : ofPrice
        // A figure that its own terms don't come to can't stand over a calculator.
        const shown = texts && { texts, disclaimer: <EstimateDisclaimer figures={texts} />, loan: quotedLoan }
        finish(quotedLoan || !calculatorBelow ? shown : null)
      } catch {
        finish(null)
      } finally {
        clearTimeout(timer)
      }
    }
    const stopWaiting = whenIdle(ask)
    return () => {
      over = true
      withdraw()
      stopWaiting()
      clearTimeout(timer)
    }
  }, [asked])

  return (
    <div aria-busy={awaited}>
      <EstimatedFigure
        heading={heading}
        calculatorBelow={calculatorBelow}
        statesTotal={statesTotal}
        figures={quoted?.texts ?? estimated}
        disclaimer={quoted?.disclaimer ?? disclaimer}
        loan={quoted ? quoted.loan : loan}
        config={settings}
        awaited={awaited}
      />
    </div>
  )
}

/** Hydrated separately on public pages (decision 104). */
export const AwaitedQuote = island('AwaitedQuote', AwaitedQuotePart)
