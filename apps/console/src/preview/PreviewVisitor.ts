import type { Car } from '@forecourt/rules/entities/Car'

/**
 * The visitor that a preview simulates. Sites know a shopper only by browser storage; with shopper sign-in, the account's data belongs here
 * too, with another kind in `visitorKinds`.
 */
export interface PreviewVisitor {
  readonly kind: VisitorKind
  /** The browser storage, by key. */
  readonly storage: { readonly [key: string]: string }
  /** The cars that the storage refers to. */
  readonly cars: readonly Car[]
}

export const visitorKinds = {
  new: { label: 'New visitor', description: 'First visit' },
  returning: { label: 'Returning shopper', description: 'With saved and compared cars, recent searches and a name' },
} as const

export type VisitorKind = keyof typeof visitorKinds

export const newVisitor: PreviewVisitor = { kind: 'new', storage: {}, cars: [] }
