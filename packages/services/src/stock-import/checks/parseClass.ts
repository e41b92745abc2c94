import type { BodyType } from '@forecourt/rules/entities/Car'
import { carTypes } from '@forecourt/rules/stock/vocabulary/carTypes'
import { columnVocabularies } from '../columnVocabularies'
import { badgeProblem } from '../nameProblems'
import type { Row } from './CheckedRow'
import { statedUnder } from './statedIn'

/** Bodies that only cars have. “Van” may be a caravan. */
const carBodies: readonly BodyType[] = ['hatch', 'sedan', 'wagon', 'suv', 'ute', 'cabChassis', 'coupe', 'convertible', 'peopleMover']

/** Abbreviations of kinds, uses and drives, which look like codes of variants: “HCV” is a lorry, “MA” a category of the design rules. */
const noVariant =
  /^(?:[hmlg][cg]v|mpv|atv|utv|suv|van|bus|trk|trl|truck|cvn|mot|mtb|mc|sct|cab|ute|com|comm|pas|pass|pax|psv|pov|gov|govt|tax|hir|hire|std|pvt|prv|new|use|usd|dem|[2-4]wd|[afr]wd|[246]x[246]|[lmnot](?:[a-e]\d?|\d[a-z]?)|na|n\/a|car)$/i
/** Codes of variants, such as “GXL” or “SR5”. Words such as “Sport” and “Luxury” are names of classes too. */
const isVariant = (text: string): boolean =>
  /^(?:[a-z]{3}|(?=.*\d)[a-z][a-z0-9-]{2,6})$/i.test(text) && !noVariant.test(text) && badgeProblem(text) === null

/** Reads the kind of vehicle from a column such as “Class”, where files also have the body, new and used, or the variant (ENT-01). */
export const parseClass = ({ line, values, problems, report }: Row) => {
  const at = problems.findIndex(({ column, isAskedOnce }) => column === 'itemType' && isAskedOnce)
  if (at < 0) return
  const text = line.itemType ?? ''
  const body = columnVocabularies.body.read(text)
  const carType = carTypes.read(text)
  const isBody = body !== null && carBodies.includes(body)
  const isBadge = body === null && carType === null && isVariant(text.trim())
  if (isBody || isBadge || carType !== null) problems.splice(at, 1)
  // Only cars have such codes. Another badge of the row comes first.
  if (isBadge && (line.badge ?? '').trim() === '') values.badge = text.trim()
  if (isBody) {
    values.itemType = 'car'
    if ((line.body ?? '').trim() === '') values.body = body
  } else if (carType !== null) {
    if (values.carType !== undefined && values.carType !== carType)
      report(
        'carType',
        `${statedUnder(line, values, 'carType')} and ${statedUnder(line, values, 'itemType')} contradict each other.`,
        'waits',
      )
    else if ((line.carType ?? '').trim() === '') values.carType = carType
  }
}
