import { groupThousands } from '@forecourt/rules/format/groupThousands'
import type { NoFigureReason } from '@forecourt/rules/valuations/noFigureReason'
import type { ValuationContent } from './valuationContent'

/** Why the dealership calls instead of showing a figure, with the texts of the site's settings (TRD-03). */
export const whyCall = (reason: NoFigureReason | null, { siteName, settings }: ValuationContent): string => {
  const { mostYears, mostKm } = settings.valuation
  switch (reason) {
    case 'off':
      return `${siteName} gives its figures in person, not online.`
    case 'make':
      return `${siteName} values vehicles of this make in person.`
    case 'limits':
      return `Vehicles older than ${mostYears} ${mostYears === 1 ? 'year' : 'years'} or driven more than ${groupThousands(mostKm)} km get no figure online.`
    default:
      return 'We could not work out a figure online.'
  }
}
