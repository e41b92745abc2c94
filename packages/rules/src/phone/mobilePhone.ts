import { dialledPhone } from './dialledPhone'

/** Mobiles of Australia and New Zealand: numbers elsewhere, and those that cost extra, are never written to. */
const mobile = /^\+(?:614\d{8}|642\d{7,9})$/

/** A mobile that text messages may be sent to, as it is dialled from anywhere (RTE-13); null for any other number. */
export const mobilePhone = (typed: string, country: 'AU' | 'NZ'): string | null => {
  const dialled = typed.length > 24 ? null : dialledPhone(typed, country)
  return dialled && mobile.test(dialled) ? dialled : null
}
