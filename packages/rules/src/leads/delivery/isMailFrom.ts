/** Splits entered addresses and domains at commas, spaces and line breaks. */
const splitSenders = (senders: string): readonly string[] =>
  senders
    .toLowerCase()
    .split(/[\s,;]+/)
    .map((part) => part.replace(/^@/, ''))
    .filter((part) => part !== '')

/**
 * Whether a mail comes from one of the allowed senders (API-07): an exact address, or any address of a domain and its subdomains, such as
 * `leads@mail.cars.example` for `cars.example`.
 */
export const isMailFrom = (senders: string, from: string): boolean => {
  const address = from.trim().toLowerCase()
  const domain = address.slice(address.lastIndexOf('@') + 1)
  return (
    address.includes('@') &&
    splitSenders(senders).some((part) => (part.includes('@') ? part === address : domain === part || domain.endsWith(`.${part}`)))
  )
}

/** Validates a list of senders; the error as a sentence, or null. */
export const mailFromProblem = (senders: string): string | null => {
  const wrong = splitSenders(senders).find((part) => !/^([^@\s]+@)?([a-z0-9-]+\.)+[a-z][a-z0-9-]*$/.test(part))
  return wrong === undefined ? null : `${wrong} is not an email address or domain.`
}
