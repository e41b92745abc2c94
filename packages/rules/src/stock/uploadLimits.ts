/** What is sent of a car in parts: its photos, and its history report. */
export type UploadKind = 'photo' | 'report'

/** Bytes of the largest file of a kind. */
export const largestUpload: Readonly<Record<UploadKind, number>> = { photo: 40_000_000, report: 10_000_000 }

/** Bytes that are sent at a time: a connection that is lost costs no more. */
export const uploadPartBytes = 2_000_000
