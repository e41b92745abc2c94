import type { ContentBlock } from '@forecourt/rules/blocks/BlockRules'
import { allChances, chanceText, totalChance } from '@forecourt/rules/promotions/promotionRuns'

const shades = [100, 70, 45, 85, 55, 30] as const

/** Colour of a prize in the list and on the wheel: a shade of the brand colour. */
export const prizeColour = (index: number): string =>
  `color-mix(in oklab, var(--background-brand) ${shades[index % shades.length]}%, var(--background-background))`

type Prizes = ContentBlock<'spin'>['prizes']

interface ChanceProps {
  readonly colour: string
  readonly title: string
  readonly text?: string
  readonly chance: number
  /** 0 for unlimited. */
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
      {quantity > 0 && <span className="mt-0.5 block text-muted">{quantity.toLocaleString('en-AU')} to win</span>}
    </dd>
  </div>
)

/** All prizes with their odds, and the odds of winning nothing (RTE-21). */
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
