import { groupThousands } from '@forecourt/rules/format/groupThousands'
import type { NoFigureReason } from '@forecourt/rules/valuations/noFigureReason'
import type { ValuationContent } from './valuationContent'

/** Why the dealership calls instead of showing a figure, with the texts of the site's settings (TRD-03). */
export const whyCall = (reason: NoFigureReason | null, { siteName, settings }: ValuationContent): string => {
  const { mostYears, mostKm } = settings.valuation
  switch (reason) {
    case 'off':
      return `${siteName} gives figures in person rather than online.`
    case 'make':
      return `${siteName} values this make in person.`
    case 'limits':
      return `We can’t give an online figure for vehicles more than ${mostYears} ${mostYears === 1 ? 'year' : 'years'} old or with more than ${groupThousands(mostKm)} km.`
    default:
      return 'We couldn’t work out a figure online.'
  }
}
