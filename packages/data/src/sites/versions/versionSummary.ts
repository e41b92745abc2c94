/** A version as the history shows it. */
export interface VersionSummary {
  readonly number: number
  readonly hash: string
  readonly authorName: string
  readonly note: string
  readonly publishedAt: string
  /** Whether shoppers see it now. */
  readonly live: boolean
}

interface VersionRow {
  readonly number: number
  readonly hash: string
  readonly authorName: string
  readonly note: string
  readonly publishedAt: Date
}

export const toVersionSummary = (
  { number, hash, authorName, note, publishedAt }: VersionRow,
  liveVersion: number | null,
): VersionSummary => ({
  number,
  hash,
  authorName,
  note,
  publishedAt: publishedAt.toISOString(),
  live: number === liveVersion,
})
