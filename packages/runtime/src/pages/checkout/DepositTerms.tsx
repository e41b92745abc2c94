import { depositPromise } from '@forecourt/rules/checkout/depositPromise'
import { showsAcceptedCards } from '@forecourt/rules/checkout/showsAcceptedCards'
import type { SiteData } from '@forecourt/rules/sites/SiteData'
import type { ResolvedConfig } from '@forecourt/schema/ResolvedConfig'
import { AcceptedCards } from '../car/panel/AcceptedCards'

export interface DepositTermsProps {
  readonly config: ResolvedConfig
  readonly site: SiteData
  readonly className?: string
}

/** What the deposit does, right before it is paid: nothing but what is kept (CHK-03 to CHK-06). */
export const DepositTerms = ({ config, site, className = '' }: DepositTermsProps) => (
  <div data-setting="/checkout/deposit" className={`rounded-card bg-surface p-4 text-small sm:p-5 ${className}`}>
    <ul className="grid gap-1.5">
      {depositPromise(config.checkout).map((sentence) => (
        <li key={sentence} className="text-pretty">
          {sentence}
        </li>
      ))}
    </ul>
    {showsAcceptedCards(config, site, true) && <AcceptedCards isPaidHere />}
  </div>
)
