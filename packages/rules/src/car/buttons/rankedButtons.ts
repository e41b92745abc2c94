import type { CarButton } from './carButtonsFor'

/** A button of a car's page with its place among the others: the one that leads, one of two beside each other, or one of a quiet list. */
export interface RankedButton extends CarButton {
  readonly rank: 'main' | 'second' | 'quiet'
}

const standsOut = ({ style }: CarButton): boolean => style === 'primary' || style === 'success'
const mostSecond = 2

/**
 * Ranks the buttons of a car's page, so that it asks for one thing at a time (VDP-07, CFG-18): the first that stands out leads, or
 * the first of all where none does; the next two that aren't outlined stand under it; the others, in order, are a quiet list.
 *
 * @example primary, primary, secondary, secondary, outline // main, second, second, quiet, quiet
 */
export const rankedButtons = (buttons: readonly CarButton[]): readonly RankedButton[] => {
  const main = buttons.find(standsOut) ?? buttons[0]
  if (!main) return []
  const others = buttons.filter((button) => button !== main)
  const second = others.filter(({ style }) => style !== 'outline').slice(0, mostSecond)
  return [
    { ...main, rank: 'main', style: standsOut(main) ? main.style : 'primary' },
    ...second.map((button) => ({ ...button, rank: 'second' as const, style: 'secondary' as const })),
    ...others.filter((button) => !second.includes(button)).map((button) => ({ ...button, rank: 'quiet' as const })),
  ]
}
