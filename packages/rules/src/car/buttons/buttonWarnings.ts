import { cardButtons } from '@forecourt/schema/carButton'
import type { CrossCheck } from '@forecourt/schema/checks/CrossCheck'
import { carButtonRule } from './carButtons'

/** Says which listed buttons of cars can't show on any car (VDP-07, CARD-06): nothing is wrong with the site, but somebody waits for them. */
export const buttonWarnings: CrossCheck = (config) =>
  (['vdp', 'card'] as const).flatMap((place) =>
    config[place].buttons.flatMap(({ id, label }) => {
      const missing = carButtonRule(id).needs.find(({ ofSite }) => ofSite && !ofSite.holds(config, label))
      if (!missing?.ofSite) return []
      const where = place === 'vdp' ? 'car pages' : 'cards'
      const message = `The button “${cardButtons[id]}” doesn’t show on ${where} until ${missing.ofSite.until}.`
      return [{ pointer: `/${place}/buttons/${id}`, severity: 'warning' as const, message }]
    }),
  )
