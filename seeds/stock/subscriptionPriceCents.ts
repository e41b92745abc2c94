/** Years up to which a car counts as newer. */
const newerYears = 2

/**
 * Weekly subscription price: 0.8 % of the price of a newer car and 0.85 % of an older one, ending in 9. It includes insurance, registration,
 * servicing and tyres, so it is well above a loan's repayment. `age` in years.
 */
export const subscriptionPriceCents = (dollars: number, age: number): number => {
  const share = age <= newerYears ? 0.008 : 0.0085
  return (Math.round((dollars * share - 9) / 10) * 10 + 9) * 100
}
