import type { FaceKind } from '../model/CarShape'
import { seededRandom } from '../seededRandom'

/** Where a nose wears what, in body coordinates: u across (0 centre, 1 behind the corner), f up (0 sill, 1 bonnet edge). */
export interface FaceDesign {
  lamp: { inner: number; outer: number; lowIn: number; lowOut: number; highIn: number; highOut: number }
  lampSignature: 'brow' | 'dots' | 'tick'
  grille: { top: number; low: number; halfTop: number; halfLow: number; pattern: 'bars' | 'mesh' | 'slats' | 'closed' }
  intake: { top: number; low: number; halfTop: number; halfLow: number }
  chrome: boolean
  lightBar: boolean
}

export function faceDesign(kind: FaceKind, seed: number): FaceDesign {
  const random = seededRandom(seed, 'face')
  const vary = (value: number, by = 0.03) => value + random.between(-by, by)
  const lampSignature = random.pick(['brow', 'dots', 'tick'] as const)
  const chrome = random.chance(0.55)
  switch (kind) {
    case 'rugged':
      return {
        lamp: { inner: 0.44, outer: vary(0.76), lowIn: 0.62, lowOut: 0.66, highIn: 0.82, highOut: 0.84 },
        grille: { top: 0.84, low: vary(0.5), halfTop: 0.4, halfLow: vary(0.34), pattern: random.pick(['slats', 'bars', 'mesh'] as const) },
        intake: { top: 0.34, low: 0.12, halfTop: 0.52, halfLow: 0.44 },
        chrome,
        lightBar: false,
        lampSignature,
      }
    case 'sport':
      return {
        lamp: { inner: 0.46, outer: vary(0.8), lowIn: 0.58, lowOut: 0.68, highIn: 0.7, highOut: 0.84 },
        grille: { top: 0.6, low: 0.3, halfTop: vary(0.34), halfLow: 0.44, pattern: 'mesh' },
        intake: { top: 0.24, low: 0.08, halfTop: 0.6, halfLow: 0.56 },
        chrome: false,
        lightBar: false,
        lampSignature,
      }
    case 'commercial':
      return {
        lamp: { inner: 0.5, outer: vary(0.8), lowIn: 0.46, lowOut: 0.5, highIn: 0.72, highOut: 0.8 },
        grille: { top: 0.66, low: 0.46, halfTop: 0.44, halfLow: 0.4, pattern: 'bars' },
        intake: { top: 0.3, low: 0.1, halfTop: 0.5, halfLow: 0.46 },
        chrome: false,
        lightBar: false,
        lampSignature,
      }
    case 'compact':
      return {
        lamp: { inner: vary(0.42), outer: vary(0.8), lowIn: 0.6, lowOut: 0.68, highIn: 0.74, highOut: 0.88 },
        grille: { top: 0.7, low: vary(0.6, 0.02), halfTop: 0.38, halfLow: 0.36, pattern: random.pick(['bars', 'closed'] as const) },
        intake: { top: 0.42, low: 0.14, halfTop: vary(0.44), halfLow: vary(0.5) },
        chrome: random.chance(0.3),
        lightBar: false,
        lampSignature,
      }
    case 'saloon':
      return {
        lamp: { inner: vary(0.44), outer: vary(0.8), lowIn: 0.6, lowOut: 0.66, highIn: 0.76, highOut: 0.86 },
        grille: {
          top: 0.76,
          low: vary(0.44),
          halfTop: vary(0.37),
          halfLow: vary(0.28),
          pattern: random.pick(['bars', 'mesh', 'slats'] as const),
        },
        intake: { top: 0.28, low: 0.1, halfTop: 0.56, halfLow: vary(0.48) },
        chrome,
        lightBar: random.chance(0.25),
        lampSignature,
      }
  }
}
