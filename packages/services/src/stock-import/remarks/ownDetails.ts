import type { PublishedDetails } from '@forecourt/data/stock-feeds/publishedDetails'
import { parseStreet, type Street } from './streetAddresses'

/** Recognises the dealer’s own details in texts. */
export interface OwnDetails {
  /** @param digits a phone number as `toPhoneDigits` gives it */
  isPhone(digits: string): boolean
  /** Whether an e-mail address is published, or has the domain of one. */
  isMail(address: string): boolean
  isStreet(street: Street): boolean
  /** Whether a word is the given name of one of the staff. */
  isOfStaff(word: string): boolean
  /** A text without the dealer’s own names, in which other names are looked for. */
  withoutNames(text: string): string
}

/** Digits of an Australian or New Zealand number without the country’s code. */
export const toPhoneDigits = (text: string): string => text.replace(/\D/g, '').replace(/^6[14]0?/, '0')
export const toMailDomain = (address: string): string => address.slice(address.indexOf('@') + 1).toLowerCase()
const freeMail = /^(?:gmail|hotmail|outlook|live|yahoo|ymail|icloud|me|msn|bigpond|optusnet|xtra|iinet|tpg|protonmail|aol)\./
/** Whether many people have addresses of a domain. */
export const isFreeMail = (domain: string): boolean => freeMail.test(domain)

const isFullName = (name: string): boolean => /^\S{2,}\s+\S/.test(name.trim())
const escaped = (text: string): string =>
  text
    .trim()
    .replace(/[.*+?^${}()|[\]\\]/g, '\\$&')
    .replace(/\s+/g, '\\s+')

/** Prepares the dealer’s details for the rows of a file. A single word, such as a suburb, is no name of its own (ENT-01). */
export const createOwnDetails = ({ contacts, streets, names, staff }: PublishedDetails): OwnDetails => {
  const [mails, phones] = [contacts.filter((each) => each.includes('@')), contacts.filter((each) => !each.includes('@'))]
  const ownMails = new Set(mails.map((each) => each.toLowerCase()))
  const domains = new Set(mails.map(toMailDomain).filter((domain) => !isFreeMail(domain)))
  const ownPhones = new Set(phones.map(toPhoneDigits))
  const ownStreets = streets.map(parseStreet).filter(({ name }) => name !== '')
  const full = [...names, ...staff].filter(isFullName).toSorted((one, other) => other.length - one.length)
  const ownNames =
    full.length === 0
      ? null
      : new RegExp(`\\s?(?:\\b(?:by|from|of|with|at|through)\\s+)?(?<![\\w’'-])(?:${full.map(escaped).join('|')})(?!\\w)`, 'gi')
  const given = new Set(staff.map((name) => name.trim().toLowerCase().split(/\s+/)[0]))
  return {
    isPhone: (digits) => ownPhones.has(digits),
    isMail: (address) => ownMails.has(address.toLowerCase()) || domains.has(toMailDomain(address)),
    isStreet: ({ name, numbers }) =>
      ownStreets.some(
        (own) =>
          (own.name === name || ` ${own.name} `.includes(` ${name} `)) &&
          (own.numbers.length === 0 || numbers.some((each) => own.numbers.includes(each))),
      ),
    isOfStaff: (word) => given.has(word.toLowerCase()),
    withoutNames: (text) => (ownNames ? text.replace(ownNames, '') : text),
  }
}

export const noOwnDetails: OwnDetails = createOwnDetails({ contacts: [], streets: [], names: [], staff: [] })
