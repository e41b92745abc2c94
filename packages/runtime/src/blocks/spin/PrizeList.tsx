import type { ContentBlock } from '@forecourt/rules/blocks/BlockRules'
import { chanceText } from '@forecourt/rules/promotions/chanceText'
import { allChances, chancesOf } from '@forecourt/rules/promotions/promotionRuns'
import { prizeColour } from './prizeColour'

type Prizes = ContentBlock<'spin'>['prizes']

const Chance = ({ colour, title, text, chance }: { colour: string; title: string; text?: string; chance: number }) => (
  <div className="flex items-baseline justify-between gap-4 border-b border-line py-3">
    <dt className="flex min-w-0 gap-3">
      <span aria-hidden="true" className="mt-1.5 size-3 shrink-0 rounded-full border border-line-strong" style={{ background: colour }} />
      <span className="min-w-0">
        <span className="block font-semibold text-pretty wrap-anywhere">{title}</span>
        {text && <span className="mt-0.5 block text-small text-muted text-pretty wrap-anywhere">{text}</span>}
      </span>
    </dt>
    <dd className="shrink-0 text-small whitespace-nowrap tabular-nums">{chanceText(chance)}</dd>
  </div>
)

/** Every prize with its chances, and how likely it is to win none (RTE-21). */
export const PrizeList = ({ prizes }: { readonly prizes: Prizes }) => {
  const none = allChances - chancesOf({ prizes })
  return (
    <dl>
      {prizes.map(({ id, title, text, chance, quantity }, index) => (
        <Chance
          key={id}
          colour={prizeColour(index)}
          title={title}
          text={[text, quantity > 0 ? `${quantity.toLocaleString('en-AU')} to be won` : ''].filter(Boolean).join(' · ')}
          chance={chance}
        />
      ))}
      {none > 0 && <Chance colour="transparent" title="No prize" chance={none} />}
    </dl>
  )
}
