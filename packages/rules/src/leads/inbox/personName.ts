/** Whom a dealership deals with, as far as they said; an address or a number is a name, too. Empty where nothing is known (ENT-16). */
export const personName = ({
  name,
  lastName,
  email,
  phone,
}: {
  readonly name: string
  readonly lastName: string | null
  readonly email: string
  readonly phone: string
}): string => [name, lastName].filter(Boolean).join(' ') || email || phone
