/** A page of the console where an item is completed; the editor opens at a setting. */
export type ChecklistPlace =
  | { readonly page: 'editor'; readonly at?: string }
  | { readonly page: 'import'; readonly feedId: string; readonly runId: string }
  /** The booking settings of a location; null if the dealer has several to choose from. */
  | { readonly page: 'bookings'; readonly locationId: string | null }
  | {
      readonly page: 'stock' | 'feeds' | 'locations' | 'payments' | 'valuationRules' | 'domains' | 'redirects' | 'destinations' | 'team'
    }

export interface ChecklistItem {
  readonly id: string
  readonly title: string
  /** Why it matters, or the current state. Of a required item that isn't done, a warning that reads without the title. */
  readonly text: string
  readonly done: boolean
  /** Whether the site can go live without it. */
  readonly optional: boolean
  /** Where it is completed, and the label of the button there. */
  readonly place: ChecklistPlace
  readonly action: string
}

/** A count with its noun and verb, in the singular or the plural. */
export const countText = (count: number, one: string, many: string): string => `${count} ${count === 1 ? one : many}`
