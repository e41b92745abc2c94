import type { HistorySize } from '@forecourt/data/evidence/historySizes'

/** One line for each organisation and year. */
export const formatHistorySizes = (sizes: readonly HistorySize[]): string =>
  sizes
    .map(({ organisationId, year, entries, bytes }) => {
      const kilobytes = (bytes / 1024).toFixed(1)
      return `${organisationId || 'platform'} ${year}: ${entries} ${entries === 1 ? 'entry' : 'entries'}, ${kilobytes} kB\n`
    })
    .join('')
