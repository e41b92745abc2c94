/** Files of a car uploaded in parts: photos, and the history report. */
export type UploadKind = 'photo' | 'report'

/** Maximum file size in bytes. */
export const largestUpload: Readonly<Record<UploadKind, number>> = { photo: 40_000_000, report: 10_000_000 }

/** Chunk size of uploads in bytes; a lost connection costs one chunk at most. */
export const uploadPartBytes = 2_000_000

/** Maximum size in bytes of a file sent in one console request: base64 adds a third, within the server's request limit. */
export const largestSentFile = 4_000_000

/** The same, formatted. */
export const largestSentText = `${largestSentFile / 1_000_000} MB`

/** Maximum size in bytes of the compressed stock file stored with the onboarding answers: about 30 MB of a spreadsheet. */
export const largestStoredFile = 3_000_000

/** Maximum number of photos per car. */
export const mostCarPhotos = 100

/** Maximum number of files in a folder of photos that is matched to cars at once. */
export const mostPhotoFiles = 5_000

/** Length in base64 of a number of bytes (ENT-01). */
export const base64Length = (bytes: number): number => Math.ceil(bytes / 3) * 4

/** Names of stock files that a file dialog offers. The content decides what a file is, not its name. */
export const stockFileNames = '.csv,.tsv,.txt,.xlsx,.xlsm,.xls,.xml,.rss,.json,.jsonl,.ndjson,.jsonld,.gz'
