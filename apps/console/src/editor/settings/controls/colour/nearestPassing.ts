import { contrastRatio } from '@forecourt/schema/formats/contrastRatio'

interface Need {
  readonly against: string
  readonly needed: number
}

const steps = 200

const channels = (hex: string) => [1, 3, 5].map((start) => Number.parseInt(hex.slice(start, start + 2), 16))

const mixed = (hex: string, towards: 0 | 255, part: number): string =>
  `#${channels(hex)
    .map((channel) =>
      Math.round(channel + (towards - channel) * part)
        .toString(16)
        .padStart(2, '0'),
    )
    .join('')}`

const passes = (hex: string, needs: readonly Need[]) => needs.every(({ against, needed }) => contrastRatio(hex, against) >= needed)

/** The colour closest to another one, darker or lighter, that differs enough from all it is seen against; null where none does, or it does already. */
export const nearestPassing = (hex: string, needs: readonly Need[]): string | null => {
  if (passes(hex, needs)) return null
  for (let step = 1; step <= steps; step++) {
    for (const towards of [0, 255] as const) {
      const candidate = mixed(hex, towards, step / steps)
      if (passes(candidate, needs)) return candidate
    }
  }
  return null
}
