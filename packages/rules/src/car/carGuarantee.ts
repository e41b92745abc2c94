import { derived } from '@forecourt/schema/derived'
import type { ResolvedConfig } from '@forecourt/schema/ResolvedConfig'
import { isSwitchedOn } from '@forecourt/schema/switches/shownItems'
import type { Car } from '../entities/Car'
import { carFuel } from './facts/carFuel'

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

type GuaranteedCar = Pick<Car, 'carType' | 'fuel' | 'simpleFuel' | 'km'>

/** Fuels of the cars that a promise is for; hybrids include plug-in hybrids. */
const fuelsOf = (fuel: string): readonly string[] => (fuel === 'petrolOrHybrid' ? ['Petrol', 'Hybrid', 'PHEV'] : [fuel])

/** Whether a promise is for the car: money back is for used cars only, others go by condition, fuel or kilometres (CNT-12, CNT-13). */
const isPromised = (entry: GuaranteeBlock['entries'][number], car: GuaranteedCar): boolean => {
  if (car.carType !== 'used' && promisesMoneyBack(entry)) return false
  if (entry.carType !== 'any' && car.carType !== entry.carType) return false
  if (entry.fuel !== 'any' && !fuelsOf(entry.fuel).includes(carFuel(car) ?? '')) return false
  return entry.kmBelow === 0 || (car.km !== null && car.km < entry.kmBelow)
}

/** The first guarantee on the site's pages, with all its promises. */
const siteGuarantee = ({ pages }: Pick<ResolvedConfig, 'pages'>): CarGuarantee | null => {
  for (const page of pages.list) {
    const block = page.blocks.find((each) => each.kind === 'guarantee' && isSwitchedOn(each) && each.entries.length > 0)
    if (isSwitchedOn(page) && block?.kind === 'guarantee') return { block, setting: `/pages/list/${page.id}/blocks/${block.id}` }
  }
  return null
}

/** Whether a page of the site has a guarantee with promises (CNT-12). */
export const hasGuarantee = derived((config: Pick<ResolvedConfig, 'pages'>): boolean => siteGuarantee(config) !== null)

/** The first guarantee on the site's pages, with the promises that apply to a car; null if none does (CNT-12, CNT-13). */
export const carGuarantee = derived((car: GuaranteedCar, config: Pick<ResolvedConfig, 'pages'>): CarGuarantee | null => {
  const guarantee = siteGuarantee(config)
  if (!guarantee) return null
  const entries = guarantee.block.entries.filter((entry) => isPromised(entry, car))
  return entries.length === 0 ? null : { ...guarantee, block: { ...guarantee.block, entries } }
})
