import type { CarButton } from './carButtonsFor'

const stands: readonly CarButton['style'][] = ['primary', 'success']

/**
 * Makes the first button of a car's page the one that stands out where none of those shown does, since the one meant to, such as
 * Reserve or Buy Online, is not for this car (CFG-18, VDP-07).
 */
export const withMainButton = (buttons: readonly CarButton[]): readonly CarButton[] => {
  if (buttons.some(({ style }) => stands.includes(style))) return buttons
  return buttons.map((button, index) => (index === 0 ? { ...button, style: 'primary' } : button))
}
