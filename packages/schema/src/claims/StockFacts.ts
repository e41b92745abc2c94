/** What the stock and the places of a site are, as far as texts can contradict them. Counts of listed cars that are for sale. */
export interface StockFacts {
  readonly cars: number
  /** Those shown with a price that leaves out government charges. */
  readonly withoutCharges: number
  /** Those shown with a price by the week. */
  readonly byTheWeek: number
  readonly dealerships: number
  /** Places shoppers can find on the site, and of them those with a sales or a service department. */
  readonly locations: number
  readonly salesLocations: number
  readonly workshops: number
}
