import { secureAddress } from '@forecourt/schema/formats/webLink'

const secure = new RegExp(secureAddress.pattern)

/** Says why nobody can be led to where a dealership's reviews are written (REV-05); nothing where the address is right, or there is none. */
export const reviewAddressProblem = (address: string | null): string | undefined =>
  secure.test(address ?? '') ? undefined : 'That is no secure web address: it starts with https://, such as https://g.page/r/….'
