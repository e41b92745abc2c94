import { derived } from '@forecourt/schema/derived'
import type { ResolvedConfig } from '@forecourt/schema/ResolvedConfig'
import { isSwitchedOn } from '@forecourt/schema/switches/shownItems'
import type { Car } from '../entities/Car'

const moneyBack = /\bmoney[- ]?back\b/i

/**
 * Whether a promise is a money-back guarantee (CNT-13).
 *
 * @example promisesMoneyBack({ title: '48hr money back', text: '' }) // true
 */
export const promisesMoneyBack = ({ title, text }: { readonly title: string; readonly text: string }): boolean =>
  moneyBack.test(`${title} ${text}`)

type GuaranteeBlock = Extract<ResolvedConfig['pages']['list'][number]['blocks'][number], { readonly kind: 'guarantee' }>

/** The site's guarantee as it applies to one car. */
export interface CarGuarantee {
  readonly block: GuaranteeBlock
  /** Pointer to its block. */
  readonly setting: string
}

/** The first guarantee on the site's pages, with the promises that apply to a car: money back is for used cars only (CNT-12, CNT-13). */
export const carGuarantee = derived(({ carType }: Pick<Car, 'carType'>, { pages }: Pick<ResolvedConfig, 'pages'>): CarGuarantee | null => {
  for (const page of pages.list) {
    const block = page.blocks.find((each) => each.kind === 'guarantee' && isSwitchedOn(each) && each.entries.length > 0)
    if (!isSwitchedOn(page) || block?.kind !== 'guarantee') continue
    const entries = block.entries.filter((entry) => carType === 'used' || !promisesMoneyBack(entry))
    return entries.length === 0 ? null : { block: { ...block, entries }, setting: `/pages/list/${page.id}/blocks/${block.id}` }
  }
  return null
})
