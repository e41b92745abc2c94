import type { ArtBody } from './artBodies'
import type { WheelStyle } from './parts/wheelFace'

/** How one model differs from the generic drawing of its body style. Plain, generic shapes: never a maker's own. */
export interface VehicleStyle {
  /** Key of the look in caches and file names. */
  readonly id: string
  /** Body that is drawn, if it isn’t the body of its class. */
  readonly body?: ArtBody
  /** Length, width, height and wheelbase in millimetres, as brochures give them. */
  readonly size: readonly [length: number, width: number, height: number, wheelbase: number]
  /** The tyre as marked on its side wall: width in millimetres, height as a percentage of it, rim in inches. */
  readonly tyre: TyreSize
  readonly grille: GrilleKind
  readonly lamps: LampKind
  readonly tail: TailLampKind
  readonly wheels: WheelStyle
  readonly finish?: 'silver' | 'graphite' | 'black' | 'machined'
  readonly chrome?: boolean
  readonly rails?: 'black' | 'silver'
  /** Plastic round arches and sills; the body style decides when absent. */
  readonly cladding?: boolean
  /** The roof in black. */
  readonly blackRoof?: boolean
  /** A spare wheel on the tailgate. */
  readonly spare?: boolean
  /** Two side doors instead of four. */
  readonly twoDoors?: boolean
  readonly bullbar?: boolean
  readonly sportsBar?: boolean

  // The rest is in metres, added to the measures of the body style; 0 if absent.
  /** A longer bonnet: how much further back the cabin begins. */
  readonly bonnet?: number
  /** A flatter windscreen. */
  readonly rake?: number
  /** A higher leading edge of the bonnet. */
  readonly brow?: number
  /** A roof that ends earlier, and a back window that leans more. */
  readonly back?: number
  /** A roof that falls to its end. */
  readonly fall?: number
  /** A higher waist, and so lower windows. */
  readonly waist?: number
  /** A waist that rises to the back. */
  readonly wedge?: number
  /** Side windows that end later. */
  readonly quarter?: number
  /** Ground clearance. */
  readonly lift?: number
  /** 0 rounded, 1 square in plan. */
  readonly square?: number
}

export type TyreSize = `${number}/${number}R${number}`
export type GrilleKind = 'slats' | 'bars' | 'hex' | 'shield' | 'wing' | 'smile' | 'slim' | 'closed' | 'truck' | 'box' | 'narrow' | 'mouth'
export type LampKind = 'swept' | 'slim' | 'block' | 'tall' | 'drop' | 'split' | 'line' | 'round' | 'bracket'
export type TailLampKind = 'corner' | 'wide' | 'vertical' | 'tub' | 'bar' | 'slim' | 'high' | 'round'
