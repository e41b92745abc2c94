import type { ContentBlock } from '@forecourt/rules/blocks/BlockRules'
import { entersByAccount, prizeEntryFields } from '@forecourt/rules/promotions/prizeEntryFields'
import { allChances, totalChance } from '@forecourt/rules/promotions/promotionRuns'
import { BlockForm } from '../../forms/BlockForm'
import { SectionBand } from '../../ui/SectionBand'
import type { BlockProps } from '../BlockProps'
import { DrawTerms } from './DrawTerms'
import { PrizeList, prizeColour } from './PrizeList'

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
