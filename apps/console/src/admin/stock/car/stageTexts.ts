import type { CarStage } from '@forecourt/rules/stock/carStage'

/** Texts of each stage: the action, and the state (CAR-05). */
export const stageTexts: { readonly [Stage in CarStage]: { readonly move: string; readonly is: string } } = {
  draft: { move: 'Make it a draft', is: 'is a draft' },
  in_stock: { move: 'Put in stock', is: 'is in stock' },
  coming_soon: { move: 'Coming soon', is: 'is coming soon' },
  preorder: { move: 'Take pre-orders', is: 'can be pre-ordered' },
  reserved: { move: 'Reserve', is: 'is reserved' },
  sold: { move: 'Mark as sold', is: 'is sold' },
  withdrawn: { move: 'Withdraw', is: 'is withdrawn' },
}
