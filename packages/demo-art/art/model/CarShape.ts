import type { Knots } from '../geometry/curveThrough'
import type { VehicleStyle } from '../VehicleStyle'

/** The glasshouse above the belt: a ring at the belt, a ring at the roof edge, and a crowned roof. */
export interface Glasshouse {
  cowl: number
  header: number
  roofEnd: number
  tail: number
  /** Half widths at belt and at roof edge. */
  beltHalf: number
  roofHalf: number
  /** Height of the roof's edge along x. The crown rises above it. */
  roof: Knots
  crown: number
  /** How far the windscreen bows forward, and the back window backward, in plan. */
  bow: number
  tailBow: number
  /** Side glass: gap at the front, ends at the belt and at the roof, and positions of the pillars along x. */
  glass: { frontGap: number; endBelt: number; endRoof: number; pillars: readonly number[]; solidFrom?: number }
  /** Whether the back pane is glass (a ute's cab, a panel van's doors may differ). */
  backGlass: { low: number; high: number } | null
}

/** One lofted body: plan outline × section profile. A caravan is one too, only tall and without a glasshouse. */
export interface CarShape {
  nose: number
  tail: number
  halfWidth: number
  /** Depth and squareness of the plan's front and rear corners. */
  noseDepth: number
  noseSquareness: number
  tailDepth: number
  tailSquareness: number
  /** Top edge of the lower body and its bottom edge, along x. */
  belt: Knots
  sill: Knots
  /** Height fraction (0 sill … 1 belt) → inset in metres. */
  frontSection: Knots
  sideSection: Knots
  rearSection: Knots
  /** How much bonnet and boot lid rise above the belt at the centre line, along x. */
  lidCrown: Knots
  /** Swell of the guards over the wheels. */
  flare: number
  glasshouse: Glasshouse | null
}

export interface WheelPlace {
  x: number
  radius: number
  width: number /** Distance of the tyre's face from the body side. */
  inset: number
  arch: number
}

/** A whole vehicle: its shape, its wheels, and the details of its body style. */
export interface CarModel {
  shape: CarShape
  wheels: readonly WheelPlace[]
  /** Positions along x of the gaps before, between and behind the side doors: two for one door, three for two. */
  shutLines: readonly number[]
  /** Where the sliding rail runs (vans), else none. */
  slideRail?: readonly [number, number]
  handles: readonly number[]
  bonnetEnd: number
  cladding: boolean
  roofRails: boolean
  face: FaceKind
  tailKind: TailKind
  /** Whether it is only the front of a vehicle: a tray follows behind it and has the tail lamps. */
  isFrontOnly?: boolean
  /** Bare metal above the belt instead of glass (vans): shaded finer, since nothing covers it. */
  cargo?: 'tub' | 'panels'
  /** Width of the vehicle in the picture; 1 is usual. */
  widthInPicture: number
  /** What sticks out beyond the shape (a drawbar, a tent) and must be inside the picture. */
  reach?: { nose?: number; top?: number }
  /** Flat walls need far fewer strips than a pressed panel. */
  flatWalls?: boolean
  /** The look of a model, if the drawing is of one. */
  look?: VehicleStyle
  railColour?: 'black' | 'silver'
  /** Trim that varies from car to car. */
  twoTone?: boolean
  chromeWaist?: boolean
  bullbar?: boolean
  sportsBar?: boolean
}

export type FaceKind = 'compact' | 'saloon' | 'sport' | 'rugged' | 'commercial'
export type TailKind = 'corner' | 'wide' | 'vertical' | 'tub'
