import type { ContentBlock } from '@forecourt/rules/blocks/BlockRules'
import { allChances, totalChance } from '@forecourt/rules/promotions/promotionRuns'
import { prizeColour } from './prizeColour'

/** The draw as a wheel whose slices are as wide as the chances are: a picture of the list beside it, which says the same in words. */
export const Wheel = ({ prizes }: { readonly prizes: ContentBlock<'spin'>['prizes'] }) => {
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
