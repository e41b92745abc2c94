/** The addresses and domains somebody typed, parted by commas, blanks or lines. */
const partsOf = (senders: string): readonly string[] =>
  senders
    .toLowerCase()
    .split(/[\s,;]+/)
    .map((part) => part.replace(/^@/, ''))
    .filter((part) => part !== '')

/**
 * Whether a mail comes from one of some senders (API-07): of an address alone that very address, of a domain every address of it and of
 * those below it, such as `leads@mail.cars.example` of `cars.example`.
 */
export const isMailFrom = (senders: string, from: string): boolean => {
  const address = from.trim().toLowerCase()
  const domain = address.slice(address.lastIndexOf('@') + 1)
  return (
    address.includes('@') &&
    partsOf(senders).some((part) => (part.includes('@') ? part === address : domain === part || domain.endsWith(`.${part}`)))
  )
}

/** What is wrong with some senders, in a sentence; null where nothing is. */
export const mailFromProblem = (senders: string): string | null => {
  const wrong = partsOf(senders).find((part) => !/^([^@\s]+@)?([a-z0-9-]+\.)+[a-z][a-z0-9-]*$/.test(part))
  return wrong === undefined ? null : `${wrong} is no address and no domain.`
}
