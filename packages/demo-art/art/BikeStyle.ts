/** How one motorcycle differs from the generic drawing of its kind. Plain, generic shapes: never a maker's own. */
export interface BikeStyle {
  /** Key of the look in caches and file names. */
  readonly id: string
  /** Wheelbase, height of the seat and of the whole in millimetres, as brochures give them. */
  readonly size: readonly [wheelbase: number, seat: number, height: number]
  readonly engine: 'inline' | 'parallel' | 'vee' | 'electric'
  readonly lamp: 'slim' | 'round' | 'twin' | 'nacelle'
  readonly wheels: 'cast' | 'laced'
  /** Engine, pipes and bars in black instead of metal. */
  readonly isBlack?: boolean

  /** Of sports bikes: panels around the engine and a screen. */
  readonly isFaired?: boolean

  /** Of cruisers: a saddle for one, and a mudguard that ends early. */
  readonly isSolo?: boolean
  /** Of cruisers: how the handlebar runs. */
  readonly bars?: 'swept' | 'drag'
  /** Of cruisers: mudguards that reach far down. */
  readonly isDeep?: boolean
  /** Of cruisers: thicker front tyre, of a smaller wheel. */
  readonly isFat?: boolean
}
