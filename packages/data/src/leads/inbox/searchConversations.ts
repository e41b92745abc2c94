import { Prisma } from '../../generated/client'
import { allConditions, containing } from '../../lists/listSql'
import type { Transaction } from '../../Transaction'

/** A phone number as people write it: digits, apart by spaces, dashes, dots or brackets; or anything else without a space. */
const term = /\+?\(?\d[\d ().-]{5,}\d|\S+/g
const mostTerms = 8
/** So many are fetched and sorted at once; of more, the latest are found soonest by going through them in order. */
const fewest = 3000
const lastLetter = '\u{10ffff}'
/** Of so many of the latest, so many have what is looked for where it is common: a page of them is found by going through. */
const looked = 2000
const common = 60

/** What is looked for in words as the database keeps them: a number in any spelling is one. */
const wordsOf = (q: string): string[] => {
  const terms = (q.toLowerCase().match(term) ?? []).flatMap((word) =>
    /^\+?[\d ().-]{7,}$/.test(word)
      ? word
          .replace(/\D/g, '')
          .replace(/^(?:00)?6[14](?=\d{8})/, '')
          .replace(/^0/, '')
      : (word.match(/[\p{L}\p{N}]+/gu) ?? []),
  )
  return [...new Set(terms)].slice(0, mostTerms)
}

const begunSo = (word: string) => Prisma.sql`
  select conversation_id from conversation_words where word >= ${word} collate "C" and word < ${`${word}${lastLetter}`} collate "C"`

/** What is searched for, and whether it is so common that the latest who have it are found soonest by going through them in order. */
export interface SearchCondition {
  readonly where: Prisma.Sql
  readonly isCommon: boolean
}

/**
 * Which conversations have every word of a search, each by its beginning. A word that few have is looked up; where all of them are common,
 * those that have them together are. Null where nothing is searched for.
 */
export const searchCondition = async (tx: Transaction, q: string): Promise<SearchCondition | null> => {
  const words = wordsOf(q)
  if (words.length === 0) return q.trim() === '' ? null : { where: Prisma.sql`false`, isCommon: false }
  const counted = words.map(
    (word, index) => Prisma.sql`(select count(*)::int from (${begunSo(word)} limit ${fewest + 1}) found) as ${Prisma.raw(`"${index}"`)}`,
  )
  const [counts] = await tx.$queryRaw<Record<string, number>[]>`select ${Prisma.join(counted)}`
  const countOf = (index: number) => counts?.[index] ?? 0
  const rarest = words.reduce((least, _, index) => (countOf(index) < countOf(least) ? index : least), 0)
  const isRare = countOf(rarest) <= fewest
  const inText = words.filter((_, index) => !isRare || index !== rarest).map((word) => Prisma.sql`c.search like ${containing(word)}`)
  if (isRare) return { where: allConditions([Prisma.sql`c.id in (${begunSo(words[rarest] ?? '')})`, ...inText]), isCommon: false }
  const everywhere = { where: allConditions(inText), isCommon: true }
  if (words.length === 1) return everywhere
  const [latest] = await tx.$queryRaw<{ found: number }[]>`
    select count(*)::int as found from (select search from conversations order by last_at desc limit ${looked}) c where ${everywhere.where}`
  if ((latest?.found ?? 0) >= common) return everywhere
  const together = await tx.$queryRaw<{ conversation_id: string }[]>`${Prisma.join(words.map(begunSo), ' intersect ')} limit ${fewest + 1}`
  if (together.length > fewest) return everywhere
  return { where: Prisma.sql`c.id = any(${together.map(({ conversation_id }) => conversation_id)})`, isCommon: false }
}
