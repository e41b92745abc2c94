import type { ContentBlock } from '@forecourt/rules/blocks/BlockRules'
import { chanceText } from '@forecourt/rules/promotions/chanceText'
import { allChances, totalChance } from '@forecourt/rules/promotions/promotionRuns'
import { prizeColour } from './prizeColour'

type Prizes = ContentBlock<'spin'>['prizes']

interface ChanceProps {
  readonly colour: string
  readonly title: string
  readonly text?: string
  readonly chance: number
  /** 0 without a limit. */
  readonly quantity?: number
}

const Chance = ({ colour, title, text, chance, quantity = 0 }: ChanceProps) => (
  <div className="flex items-baseline justify-between gap-4 border-b border-line py-3">
    <dt className="flex min-w-0 gap-3">
      <span aria-hidden="true" className="mt-1.5 size-3 shrink-0 rounded-full border border-line-strong" style={{ background: colour }} />
      <span className="min-w-0">
        <span className="block font-semibold text-pretty wrap-anywhere">{title}</span>
        {text && <span className="mt-0.5 block text-small text-muted text-pretty wrap-anywhere">{text}</span>}
      </span>
    </dt>
    <dd className="shrink-0 text-right text-small whitespace-nowrap tabular-nums">
      <span className="block">{chanceText(chance)}</span>
      {quantity > 0 && <span className="mt-0.5 block text-muted">{quantity.toLocaleString('en-AU')} to be won</span>}
    </dd>
  </div>
)

/** Every prize with its chances, and how likely it is to win none (RTE-21). */
export const PrizeList = ({ prizes }: { readonly prizes: Prizes }) => {
  const none = allChances - totalChance({ prizes })
  return (
    <dl>
      {prizes.map(({ id, title, text, chance, quantity }, index) => (
        <Chance key={id} colour={prizeColour(index)} title={title} text={text} chance={chance} quantity={quantity} />
      ))}
      {none > 0 && <Chance colour="transparent" title="No prize" chance={none} />}
    </dl>
  )
}
