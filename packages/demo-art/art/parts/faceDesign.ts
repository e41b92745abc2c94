import type { CarModel, FaceKind } from '../model/CarShape'
import { type SeededRandom, seededRandom } from '../seededRandom'
import type { GrilleKind, LampKind } from '../VehicleStyle'

/** A corner of half an outline, in body coordinates: u across (0 centre, 1 behind the corner), f up (0 sill, 1 bonnet edge). */
type Corner = readonly [u: number, f: number]

/** An opening in the nose: its right half from the top down, and what fills it. */
export interface Opening {
  half: readonly Corner[]
  pattern: 'bars' | 'mesh' | 'slats'
  /** A bright bar across the middle, or a wing along the lower edge. */
  trim?: 'bar' | 'wing'
}

/** A headlamp on the right: inner and outer edge, and how high it reaches at either. */
export interface Lamp {
  inner: number
  outer: number
  lowIn: number
  lowOut: number
  highIn: number
  highOut: number
  round?: true
}

/** The parts of a nose and where they are. */
export interface FaceDesign {
  grille: Opening | null
  intake: { top: number; low: number; halfTop: number; halfLow: number }
  lamp: Lamp
  lampSignature: 'brow' | 'dots' | 'tick' | 'bracket' | 'ring'
  /** A thin daytime running lamp, separate from the headlamp, high on the corner; null for none. */
  dayLine: readonly Corner[] | null
  chrome: boolean
  /** Height (f) of a strip of light from lamp to lamp; null for none. */
  lightBar: number | null
}

const grilles: Record<GrilleKind, { grille: Opening | null; intake: FaceDesign['intake'] }> = {
  slats: {
    grille: {
      half: [
        [0.4, 0.84],
        [0.35, 0.5],
      ],
      pattern: 'slats',
    },
    intake: { top: 0.34, low: 0.12, halfTop: 0.52, halfLow: 0.44 },
  },
  bars: {
    grille: {
      half: [
        [0.43, 0.84],
        [0.45, 0.68],
        [0.38, 0.5],
      ],
      pattern: 'bars',
    },
    intake: { top: 0.34, low: 0.12, halfTop: 0.56, halfLow: 0.48 },
  },
  hex: {
    grille: {
      half: [
        [0.3, 0.84],
        [0.42, 0.68],
        [0.3, 0.36],
      ],
      pattern: 'mesh',
    },
    intake: { top: 0.26, low: 0.1, halfTop: 0.5, halfLow: 0.42 },
  },
  shield: {
    grille: {
      half: [
        [0.3, 0.82],
        [0.33, 0.62],
        [0.19, 0.32],
      ],
      pattern: 'bars',
    },
    intake: { top: 0.24, low: 0.08, halfTop: 0.54, halfLow: 0.48 },
  },
  wing: {
    grille: {
      half: [
        [0.34, 0.78],
        [0.37, 0.6],
        [0.21, 0.36],
      ],
      pattern: 'mesh',
      trim: 'wing',
    },
    intake: { top: 0.24, low: 0.1, halfTop: 0.6, halfLow: 0.5 },
  },
  smile: {
    grille: {
      half: [
        [0.35, 0.5],
        [0.45, 0.36],
        [0.38, 0.14],
      ],
      pattern: 'mesh',
    },
    intake: { top: 0.09, low: 0.04, halfTop: 0.5, halfLow: 0.46 },
  },
  slim: {
    grille: {
      half: [
        [0.41, 0.77],
        [0.41, 0.69],
      ],
      pattern: 'bars',
    },
    intake: { top: 0.44, low: 0.14, halfTop: 0.44, halfLow: 0.5 },
  },
  closed: { grille: null, intake: { top: 0.28, low: 0.12, halfTop: 0.46, halfLow: 0.52 } },
  truck: {
    grille: {
      half: [
        [0.46, 0.9],
        [0.47, 0.5],
      ],
      pattern: 'mesh',
      trim: 'bar',
    },
    intake: { top: 0.32, low: 0.12, halfTop: 0.5, halfLow: 0.46 },
  },
  box: {
    grille: {
      half: [
        [0.42, 0.84],
        [0.42, 0.58],
      ],
      pattern: 'bars',
      trim: 'bar',
    },
    intake: { top: 0.36, low: 0.14, halfTop: 0.46, halfLow: 0.44 },
  },
  narrow: {
    grille: {
      half: [
        [0.23, 0.82],
        [0.25, 0.5],
      ],
      pattern: 'slats',
    },
    intake: { top: 0.36, low: 0.12, halfTop: 0.5, halfLow: 0.54 },
  },
  mouth: {
    grille: {
      half: [
        [0.3, 0.74],
        [0.4, 0.4],
        [0.45, 0.16],
      ],
      pattern: 'mesh',
    },
    intake: { top: 0.07, low: 0.03, halfTop: 0.5, halfLow: 0.48 },
  },
}

const lamps: Record<LampKind, Pick<FaceDesign, 'lamp' | 'lampSignature' | 'dayLine' | 'lightBar'>> = {
  swept: {
    lamp: { inner: 0.43, outer: 0.82, lowIn: 0.6, lowOut: 0.69, highIn: 0.75, highOut: 0.89 },
    lampSignature: 'tick',
    dayLine: null,
    lightBar: null,
  },
  slim: {
    lamp: { inner: 0.42, outer: 0.88, lowIn: 0.7, lowOut: 0.75, highIn: 0.79, highOut: 0.87 },
    lampSignature: 'brow',
    dayLine: null,
    lightBar: null,
  },
  block: {
    lamp: { inner: 0.47, outer: 0.78, lowIn: 0.6, lowOut: 0.62, highIn: 0.83, highOut: 0.85 },
    lampSignature: 'dots',
    dayLine: null,
    lightBar: null,
  },
  tall: {
    lamp: { inner: 0.5, outer: 0.76, lowIn: 0.46, lowOut: 0.48, highIn: 0.85, highOut: 0.86 },
    lampSignature: 'dots',
    dayLine: null,
    lightBar: null,
  },
  drop: {
    lamp: { inner: 0.46, outer: 0.84, lowIn: 0.54, lowOut: 0.72, highIn: 0.7, highOut: 0.95 },
    lampSignature: 'dots',
    dayLine: null,
    lightBar: null,
  },
  split: {
    lamp: { inner: 0.58, outer: 0.82, lowIn: 0.4, lowOut: 0.44, highIn: 0.56, highOut: 0.6 },
    lampSignature: 'dots',
    dayLine: [
      [0.44, 0.77],
      [0.44, 0.84],
      [0.84, 0.89],
      [0.88, 0.82],
    ],
    lightBar: null,
  },
  line: {
    lamp: { inner: 0.58, outer: 0.82, lowIn: 0.5, lowOut: 0.52, highIn: 0.66, highOut: 0.68 },
    lampSignature: 'dots',
    dayLine: [
      [0.4, 0.82],
      [0.4, 0.86],
      [0.86, 0.88],
      [0.88, 0.83],
    ],
    lightBar: 0.86,
  },
  round: {
    lamp: { inner: 0.48, outer: 0.74, lowIn: 0.58, lowOut: 0.58, highIn: 0.86, highOut: 0.86, round: true },
    lampSignature: 'ring',
    dayLine: null,
    lightBar: null,
  },
  bracket: {
    lamp: { inner: 0.46, outer: 0.82, lowIn: 0.58, lowOut: 0.62, highIn: 0.8, highOut: 0.84 },
    lampSignature: 'bracket',
    dayLine: null,
    lightBar: null,
  },
}

/** Grilles and lamps of a body style when the drawing is not of one model. */
const defaultKinds: Record<FaceKind, { grilles: readonly GrilleKind[]; lamps: readonly LampKind[] }> = {
  rugged: { grilles: ['slats', 'bars', 'truck'], lamps: ['block', 'bracket'] },
  sport: { grilles: ['smile', 'mouth'], lamps: ['swept', 'slim'] },
  commercial: { grilles: ['bars', 'slim'], lamps: ['block', 'drop'] },
  compact: { grilles: ['slim', 'smile', 'hex'], lamps: ['swept', 'drop'] },
  saloon: { grilles: ['shield', 'wing', 'hex'], lamps: ['swept', 'slim'] },
}

const randomKinds = (kind: FaceKind, random: SeededRandom) => ({
  grille: random.pick(defaultKinds[kind].grilles),
  lamps: random.pick(defaultKinds[kind].lamps),
  chrome: random.chance(0.5),
})

/** A model's own face, or one that suits the body style. */
export function faceDesign({ face, look }: CarModel, seed: number): FaceDesign {
  const { grille, lamps: lamp, chrome = false } = look ?? randomKinds(face, seededRandom(seed, 'face'))
  return { ...grilles[grille], ...lamps[lamp], chrome }
}
