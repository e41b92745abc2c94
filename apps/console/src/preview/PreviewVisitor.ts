import type { Car } from '@forecourt/rules/entities/Car'

/**
 * Who looks at the page in a preview. Sites know a shopper only by what their browser keeps; when they can sign in, what a site knows
 * of them then belongs here, beside it, and another kind in `visitorKinds`.
 */
export interface PreviewVisitor {
  readonly kind: VisitorKind
  /** What the browser keeps, by the key of the store. */
  readonly storage: { readonly [key: string]: string }
  /** The cars it speaks of. */
  readonly cars: readonly Car[]
}

export const visitorKinds = {
  new: { label: 'New visitor', about: 'Has never been here' },
  returning: { label: 'Returning shopper', about: 'With saved and compared cars, recent searches and a name' },
} as const

export type VisitorKind = keyof typeof visitorKinds

export const newVisitor: PreviewVisitor = { kind: 'new', storage: {}, cars: [] }
