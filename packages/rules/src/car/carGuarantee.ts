import type { ResolvedConfig } from '@forecourt/schema/ResolvedConfig'
import { isSwitchedOn } from '@forecourt/schema/switches/shownItems'
import type { Car } from '../entities/Car'

const moneyBack = /\bmoney[- ]?back\b/i

/**
 * Whether a promise is to take a car back for its money (CNT-13).
 *
 * @example promisesMoneyBack({ title: '48hr money back', text: '' }) // true
 */
export const promisesMoneyBack = ({ title, text }: { readonly title: string; readonly text: string }): boolean =>
  moneyBack.test(`${title} ${text}`)

type GuaranteeBlock = Extract<ResolvedConfig['pages']['list'][number]['blocks'][number], { readonly kind: 'guarantee' }>

/** A site's guarantee as it is given with one car. */
export interface CarGuarantee {
  readonly block: GuaranteeBlock
  /** Where the words are written: a pointer to the block. */
  readonly setting: string
}

/** The guarantee that a site's pages say first, with the promises that are made of a car: money back is for used cars (CNT-12, CNT-13). */
export const carGuarantee = ({ carType }: Pick<Car, 'carType'>, { pages }: Pick<ResolvedConfig, 'pages'>): CarGuarantee | null => {
  for (const page of pages.list) {
    const block = page.blocks.find((each) => each.kind === 'guarantee' && isSwitchedOn(each) && each.entries.length > 0)
    if (!isSwitchedOn(page) || block?.kind !== 'guarantee') continue
    const entries = block.entries.filter((entry) => carType === 'used' || !promisesMoneyBack(entry))
    return entries.length === 0 ? null : { block: { ...block, entries }, setting: `/pages/list/${page.id}/blocks/${block.id}` }
  }
  return null
}
