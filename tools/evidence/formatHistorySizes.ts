import type { HistorySize } from '@forecourt/data/evidence/historySizes'

const kilobytes = (bytes: number): string => `${(bytes / 1024).toFixed(1)} kB`

/** One line for each organisation and year. */
export const formatHistorySizes = (sizes: readonly HistorySize[]): string =>
  sizes
    .map(({ organisationId, year, entries, bytes, versions, versionBytes }) => {
      const changes = `${entries} ${entries === 1 ? 'entry' : 'entries'}, ${kilobytes(bytes)}`
      const published = versions === 0 ? '' : `; ${versions} ${versions === 1 ? 'version' : 'versions'}, ${kilobytes(versionBytes)}`
      return `${organisationId || 'platform'} ${year}: ${changes}${published}\n`
    })
    .join('')
