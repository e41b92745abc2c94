/** Weekly subscription price: 0.52 % of the price, ending in 4 or 9. */
export const subscriptionPriceCents = (dollars: number): number => (Math.round((dollars * 0.0052) / 5) * 5 + 4) * 100
