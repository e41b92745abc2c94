import type { ResolvedConfig } from '@forecourt/schema/ResolvedConfig'
import type { Car } from '../../entities/Car'
import type { CarButtonOpens } from './CarButtonRule'
import { type AnyCarButton, carButtonRule } from './carButtons'

/** What a button opens for one car (VDP-07, CARD-06): its page where the car has one, such as to pay a deposit, else what all of its kind open. */
export const buttonOpens = (id: AnyCarButton, car: Car, config: ResolvedConfig): CarButtonOpens => {
  const { opens, page } = carButtonRule(id)
  const href = page?.(car, config) ?? null
  return href === null ? opens : { kind: 'page', href }
}
