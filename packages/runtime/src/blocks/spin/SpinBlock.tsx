import type { ContentBlock } from '@forecourt/rules/blocks/BlockRules'
import { entersByAccount, prizeEntryFields } from '@forecourt/rules/promotions/prizeEntryFields'
import { allChances, chanceText, totalChance } from '@forecourt/rules/promotions/promotionRuns'
import { BlockForm } from '../../forms/BlockForm'
import { SectionBand } from '../../ui/SectionBand'
import type { BlockProps } from '../BlockProps'
import { DrawTerms } from './DrawTerms'

const shades = [100, 70, 45, 85, 55, 30] as const

/** Colour of a prize in the list and on the wheel: a shade of the brand colour. */
const prizeColour = (index: number): string =>
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
const PrizeList = ({ prizes }: { readonly prizes: Prizes }) => {
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

/** The wheel; each slice's angle is the prize's probability. Hidden from screen readers, as the adjacent list has the same content. */
const Wheel = ({ prizes }: { readonly prizes: ContentBlock<'spin'>['prizes'] }) => {
  const stops: string[] = []
  let before = 0
  for (const [index, { chance }] of prizes.entries()) {
    const after = before + (chance / allChances) * 100
    stops.push(`${prizeColour(index)} ${before}% ${after}%`)
    before = after
  }
  if (totalChance({ prizes }) < allChances) stops.push(`transparent ${before}% 100%`)
  return (
    <div
      aria-hidden="true"
      className="relative mx-auto aspect-square w-40 rounded-full border-4 border-brand"
      style={{ background: `conic-gradient(${stops.join(', ')})` }}
    >
      <span className="absolute -top-3 left-1/2 h-5 w-3 -translate-x-1/2 bg-text [clip-path:polygon(0_0,100%_0,50%_100%)]" />
      <span className="absolute inset-0 m-auto size-6 rounded-full border-4 border-brand bg-background" />
    </div>
  )
}

/** A prize draw: prizes and odds, the legally required terms, and then the entry form (RTE-21). */
export const SpinBlock = ({ block, config, level, tone, setting }: BlockProps<'spin'>) => {
  const { prizes } = block
  return (
    <SectionBand heading={block.heading} text={block.text} level={level} tone={tone} setting={setting}>
      <div className="grid items-start gap-x-16 gap-y-10 lg:grid-cols-2">
        <div className="grid gap-8 sm:grid-cols-[10rem_minmax(0,1fr)] sm:items-center">
          <Wheel prizes={prizes} />
          <PrizeList prizes={prizes} />
        </div>
        <div className="grid gap-6">
          <DrawTerms draw={block} config={config} />
          <BlockForm
            action="/api/spin"
            setting={setting}
            fields={prizeEntryFields(config)}
            submitLabel={block.buttonLabel.trim() || 'Spin'}
          />
          <p className="max-w-prose text-small text-muted text-pretty">
            One entry per {entersByAccount(config) ? 'account' : 'email address'}. We draw each entry on our server, at these odds, as soon
            as it comes in. Nothing on your device affects the result.
          </p>
        </div>
      </div>
    </SectionBand>
  )
}
