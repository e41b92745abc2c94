/** A car in a few words, for lists that a browser asks for by itself: saved and recently viewed cars. */
export interface CarSummary {
  readonly slug: string
  readonly name: string
  /** Key of its first picture in file storage. */
  readonly image: string | null
  /** The price as it is shown, such as '$24,990' or 'Enquire for price.'. */
  readonly priceText: string
  /** Condition and odometer, such as 'Used · 42,310 km'. */
  readonly details: string
  readonly isInStock: boolean
}
