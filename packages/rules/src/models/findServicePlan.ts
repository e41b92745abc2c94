import type { ResolvedConfig } from '@forecourt/schema/ResolvedConfig'
import { groupThousands } from '../format/groupThousands'

export type ServicePlan = ResolvedConfig['models']['servicePlans'][number]

const plain = (name: string) => name.trim().toLowerCase()

/** The service price of a model (CNT-16 to CNT-27): the one that names it, else the one for every model not named; null where there is none. */
export const findServicePlan = (model: string, { models }: Pick<ResolvedConfig, 'models'>): ServicePlan | null => {
  const named = models.servicePlans.find((plan) => plan.models.some((name) => plain(name) === plain(model)))
  return named ?? models.servicePlans.find((plan) => plan.models.length === 0) ?? null
}

const counted = (count: number, noun: string) => `${count} ${noun}${count === 1 ? '' : 's'}`

/**
 * How often and how far a service price reaches, in words; what nobody said is left out, and nothing is null.
 *
 * @example '5 services over 5 years, every 12 months or 15,000 km, up to 75,000 km'
 */
export const servicePlanText = ({ services, years, months, kilometres, upTo }: ServicePlan): string | null => {
  const every = [months > 0 && counted(months, 'month'), kilometres > 0 && `${groupThousands(kilometres)} km`].filter(Boolean).join(' or ')
  const parts = [
    [services > 0 && counted(services, 'service'), years > 0 && `over ${counted(years, 'year')}`].filter(Boolean).join(' '),
    every && `every ${every}`,
    upTo > 0 && `up to ${groupThousands(upTo)} km`,
  ].filter(Boolean)
  return parts.join(', ') || null
}
