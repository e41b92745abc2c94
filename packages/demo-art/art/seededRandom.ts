export interface SeededRandom {
  /** Next number in [0, 1). */
  next(): number
  between(low: number, high: number): number
  pick<T>(options: readonly T[]): T
  chance(probability: number): boolean
}

/** Mulberry32: small, fast and the same on every machine, so that a demo car keeps its picture between builds. */
export function seededRandom(seed: number, salt = ''): SeededRandom {
  let state = (Math.trunc(seed) ^ 0x9e3779b9) >>> 0
  for (const letter of salt) state = Math.imul(state ^ letter.charCodeAt(0), 0x01000193) >>> 0
  const next = () => {
    state = (state + 0x6d2b79f5) >>> 0
    let t = Math.imul(state ^ (state >>> 15), 1 | state)
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t
    return ((t ^ (t >>> 14)) >>> 0) / 4294967296
  }
  next()
  return {
    next,
    between: (low, high) => low + (high - low) * next(),
    pick: (options) => {
      const chosen = options[Math.floor(next() * options.length)]
      if (chosen === undefined) throw new Error('pick() needs at least one option')
      return chosen
    },
    chance: (probability) => next() < probability,
  }
}
