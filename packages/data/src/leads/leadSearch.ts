import { subjectAttributes } from '@forecourt/rules/leads/leadAnswers'
import type { Prisma } from '../generated/client'
import { literally } from '../lists/listSql'

/** A phone number as people write it: digits, apart by spaces, dashes, dots or brackets; or anything else without a space. */
const term = /\+?\(?\d[\d ().-]{2,}\d|\S+/g
const mostTerms = 8
/** Fewer digits are part of a year or an address rather than of a number. */
const fewestDigits = 4

/** '0412 345 678', '+61 (0)412 345 678' and '0061412…' → '412345678', which every spelling of the stored number holds. */
const nationalDigits = (digits: string): string => digits.replace(/^(?:00)?6[14](?=\d{8})/, '').replace(/^0/, '')

const byPhone = (text: string): Prisma.LeadWhereInput[] => {
  if (!/^\+?[\d ().-]+$/.test(text)) return []
  const digits = text.replace(/\D/g, '')
  if (digits.length < fewestDigits) return []
  return [...new Set([digits, nationalDigits(digits)])].filter((part) => part !== '').map((part) => ({ phone: { contains: part } }))
}

const byWord = (word: string): Prisma.LeadWhereInput => {
  const contains = { contains: literally(word), mode: 'insensitive' } as const
  return {
    OR: [
      { name: contains },
      { lastName: contains },
      { email: contains },
      { carName: contains },
      { message: contains },
      ...subjectAttributes.map(
        (attribute): Prisma.LeadWhereInput => ({
          attributes: { path: [attribute], string_contains: literally(word), mode: 'insensitive' },
        }),
      ),
      { carFacts: { path: ['stockNumber'], string_contains: literally(word), mode: 'insensitive' } },
      { carFacts: { path: ['regoPlate'], string_contains: literally(word), mode: 'insensitive' } },
    ],
  }
}

/**
 * The leads that hold every word of a search, in any of what a lead shows: its first and last name, mail, message, the car, or what else
 * it is about, the car's stock number and rego, or the phone number in any spelling.
 */
export const leadSearch = (q: string): Prisma.LeadWhereInput => ({
  AND: (q.match(term) ?? []).slice(0, mostTerms).map((text) => {
    const words = text.split(/\s+/).filter((word) => word !== '')
    return { OR: [...byPhone(text), { AND: words.map(byWord) }] }
  }),
})
