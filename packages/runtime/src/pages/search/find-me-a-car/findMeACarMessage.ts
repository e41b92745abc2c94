/** What a shopper who searched for this would write to the dealer; one who searched for nothing is asked for what a dealer needs to know. */
export const findMeACarMessage = (wanted: readonly string[]): string => {
  const question = 'Please look out for a car for me.'
  return wanted.length > 0 ? `${question} I am after: ${wanted.join(', ')}.` : `${question}\nMake and model:\nBudget:`
}
