import type { CarButtonRule } from './CarButtonRule'

/** Words of a button that are the same for every car; a car's page may have room for more of them than a card. */
export const usually =
  (card: string, vdp = card): CarButtonRule['usualLabel'] =>
  (_car, words, { place }) =>
    words.trim() || (place === 'card' ? card : vdp)
