/** What a car costs by the week, from what it costs in dollars: 0.52 % of it, ending in 4 or 9. */
export const subscriptionPriceCents = (dollars: number): number => (Math.round((dollars * 0.0052) / 5) * 5 + 4) * 100
