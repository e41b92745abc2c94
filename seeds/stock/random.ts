/** Seeded pseudo-random number generator (mulberry32). */
export interface Random {
  /** In [0, 1). */
  next(): number
  /** An integer from `min` to `max`, inclusive. */
  whole(min: number, max: number): number
  pick<T>(from: readonly T[]): T
  chance(probability: number): boolean
}

const hash = (text: string) => {
  let value = 2_166_136_261
  for (let index = 0; index < text.length; index++) value = Math.imul(value ^ text.charCodeAt(index), 16_777_619)
  return value >>> 0
}

export const createRandom = (seed: string): Random => {
  let state = hash(seed)
  const next = () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296
  }
  const whole = (min: number, max: number) => min + Math.floor(next() * (max - min + 1))
  const pick = <T>(from: readonly T[]): T => {
    const chosen = from[whole(0, from.length - 1)]
    if (chosen === undefined) throw new Error('Nothing to pick from.')
    return chosen
  }
  return { next, whole, pick, chance: (probability) => next() < probability }
}
