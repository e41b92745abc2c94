import { internationalPhone } from '../../phone/writtenPhone'
import type { CustomerValues } from '../../records/kinds/customerFields'
import { isSamePerson, type NumberHolder } from '../inbox/isSamePerson'
import { personName } from '../inbox/personName'

type Person = Pick<CustomerValues, 'name' | 'lastName' | 'email' | 'phone'>

/** The keys by which a customer and the conversations of the same person are known: email address and phone number (ENT-16). */
export const customerKeys = ({ email, phone }: Pick<Person, 'email' | 'phone'>, country: 'AU' | 'NZ'): string[] => {
  const dialled = phone === '' ? null : internationalPhone(phone, country)
  return [...(dialled === null ? [] : [`tel:${dialled}`]), ...(email.trim() === '' ? [] : [`mail:${email.trim().toLowerCase()}`])]
}

/** A customer as a holder of their number. */
export const customerHolder = ({ name, lastName, email }: Person): NumberHolder => ({
  names: [`${name} ${lastName}`],
  emails: email.trim() === '' ? [] : [email.trim().toLowerCase()],
})

/** The customer that a row is about, or why that can't be decided; null for a new one. */
export type FoundCustomer<Ref> = { readonly ref: Ref } | { readonly problem: string } | null

interface Entry<Ref> {
  readonly ref: Ref
  readonly person: Person
}

/**
 * Finds the customer that a row of a file is about (ENT-16): by the email address, or by the phone number if both are one person. If two
 * customers may be meant, that is a problem, never a guess.
 */
export const createCustomerIndex = <Ref>(country: 'AU' | 'NZ') => {
  const known = new Map<string, Entry<Ref>[]>()
  const entriesFor = (key: string | undefined) => (key === undefined ? [] : (known.get(key) ?? []))
  return {
    add: (ref: Ref, person: Person) => {
      for (const key of customerKeys(person, country)) known.set(key, [...entriesFor(key), { ref, person }])
    },
    find: (person: Person): FoundCustomer<Ref> => {
      const keys = customerKeys(person, country)
      const [byMail] = entriesFor(keys.find((key) => key.startsWith('mail:')))
      const byPhone = entriesFor(keys.find((key) => key.startsWith('tel:'))).filter((entry) =>
        isSamePerson(customerHolder(entry.person), customerHolder(person)),
      )
      const [first, ...others] = byMail ? [byMail, ...byPhone.filter(({ ref }) => ref !== byMail.ref)] : byPhone
      if (!first) return null
      const [other] = others
      if (!other) return { ref: first.ref }
      const names = [first, other].map((entry) => personName(entry.person))
      return {
        problem: `This could be ${names[0]} or ${names[1]}, who have this email address or phone number. Change one of them first.`,
      }
    },
  }
}
