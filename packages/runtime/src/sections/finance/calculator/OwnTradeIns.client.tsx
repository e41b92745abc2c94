'use client'

import { formatMoney } from '@forecourt/rules/format/formatMoney'
import type { TradeInDeposit } from '@forecourt/rules/valuations/tradeInText'
import { useEffect, useState } from 'react'
import { useRuntimeHost } from '../../../host/RuntimeHostProvider.client'

export interface OwnTradeInsProps {
  /** Cents, as entered. */
  readonly depositCents: number
  readonly onPick: (cents: number) => void
}

/** The shopper's valued vehicles, to use as the deposit; fetched separately, as the page is cached for all visitors (FIN-18). */
export const OwnTradeIns = ({ depositCents, onPick }: OwnTradeInsProps) => {
  const host = useRuntimeHost()
  const [own, setOwn] = useState<readonly TradeInDeposit[]>([])
  useEffect(() => {
    let isCancelled = false
    host.tradeIns().then(
      (found) => {
        if (!isCancelled) setOwn(found)
      },
      // On failure the deposit can still be entered.
      () => {},
    )
    return () => {
      isCancelled = true
    }
  }, [host])
  if (own.length === 0) return null
  return (
    <ul className="mt-3 grid gap-3">
      {own.map(({ vehicleId, vehicle, state, cents, text }) => (
        <li key={vehicleId} className="rounded-field bg-raised p-3 text-small">
          <p className="wrap-anywhere">
            <span className="font-semibold">{vehicle}</span>: {text}.
          </p>
          {cents !== null && (
            <button
              type="button"
              aria-pressed={depositCents === cents}
              onClick={() => onPick(cents)}
              className="mt-1 inline-flex min-h-11 cursor-pointer items-center font-semibold text-link underline-offset-4 hover:underline"
            >
              {depositCents === cents ? `Counted as ${formatMoney(cents)}` : `Use my trade-in’s value, ${formatMoney(cents)}`}
            </button>
          )}
          {state === 'expired' && (
            <a
              href="/cars/trade-in"
              className="mt-1 inline-flex min-h-11 items-center font-semibold text-link underline-offset-4 hover:underline"
            >
              Get a new valuation
            </a>
          )}
        </li>
      ))}
    </ul>
  )
}
