/** The amounts money fields offer, in dollars; the high ones where the field takes as much (UI-20, UI-21). */
const amounts = [5_000, 15_000, 30_000, 50_000, 70_000] as const
const highAmounts = [300_000, 400_000, 500_000, 600_000, 800_000] as const

/** The amounts a money field offers between two bounds, all in cents (UI-20, UI-21). */
export const roundAmounts = ({ min, max }: { readonly min: number; readonly max: number }): number[] =>
  [...amounts, ...highAmounts].map((dollars) => dollars * 100).filter((cents) => cents >= min && cents <= max)
