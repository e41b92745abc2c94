import type { StoredValuation } from '@forecourt/data/valuations/StoredValuation'
import { formatMoney } from '@forecourt/rules/format/formatMoney'
import { conditionNames, conditionQuestions } from '@forecourt/rules/valuations/conditionQuestions'

/** What the steps came to, as the mail to the dealership says it: condition and photos; the figure follows in the console. */
export const valuationText = ({ answers, photos, lowCents, highCents }: StoredValuation): string =>
  [
    ...conditionNames.flatMap((name) => {
      const level = answers[name]
      return level ? [`${conditionQuestions[name].label}: ${conditionQuestions[name].choices[level].label}.`] : []
    }),
    photos.length === 0 ? 'No photos.' : `${photos.length} ${photos.length === 1 ? 'photo' : 'photos'} in the console.`,
    ...(lowCents !== null && highCents !== null ? [`Figure given online: ${formatMoney(lowCents)} to ${formatMoney(highCents)}.`] : []),
  ].join(' ')
