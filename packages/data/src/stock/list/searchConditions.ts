import { searchedPhrases } from '@forecourt/rules/search/searchedPhrases'
import { Prisma } from '../../generated/client'
import { containing } from '../../lists/listSql'
import type { Transaction } from '../../Transaction'
import { distinctTexts, hasAnySpelling, type StoredText, storedBody } from '../search/inBodyCategory'

/** A car's listed texts as words between single spaces. */
const spacedText = Prisma.sql`(' ' || replace(car.list_text, '-', ' ') || ' ')`

/** Condition: the listed texts contain each word of a phrase. */
const allWords = (text: string): Prisma.Sql =>
  Prisma.join(
    text.split(' ').map((word) => Prisma.sql`car.list_text like ${containing(word)}`),
    ' and ',
  )

/**
 * Conditions for the words of a search by staff: a car has each in its year, name, make, model, badge, stock number, VIN, plate or colour,
 * in a dealer's term for it, or as its body in any spelling (SRC-03, SRC-06).
 *
 * @param within condition of the cars whose bodies are known
 */
export const searchConditions = async (tx: Transaction, q: string, within: Prisma.Sql): Promise<Prisma.Sql[]> => {
  const phrases = searchedPhrases(q)
  const stored = phrases.some(({ body }) => body !== null) ? await tx.$queryRaw<StoredText[]>(distinctTexts(storedBody, within)) : []
  return phrases.map(({ text, means, body }) => {
    const any = [
      allWords(text),
      ...means.map((meant) => Prisma.sql`${spacedText} like ${containing(` ${meant} `)}`),
      ...(body === null ? [] : [hasAnySpelling('body', storedBody, [body], stored)]),
    ]
    return Prisma.sql`(${Prisma.join(any, ' or ')})`
  })
}
