/** What is sent of a car in parts: its photos, and its history report. */
export type UploadKind = 'photo' | 'report'

/** Bytes of the largest file of a kind. */
export const largestUpload: Readonly<Record<UploadKind, number>> = { photo: 40_000_000, report: 10_000_000 }

/** Bytes that are sent at a time: a connection that is lost costs no more. */
export const uploadPartBytes = 2_000_000

/** Bytes of the largest file that goes whole in a call of the console: in base64 it is a third larger, within what the server takes of a call. */
export const largestSentFile = 4_000_000

/** The same, as people read it. */
export const largestSentText = `${largestSentFile / 1_000_000} MB`

/** Bytes of the file of cars, compressed, that is kept with the answers about a new dealer: about 30 MB of a spreadsheet. */
export const largestKeptFile = 3_000_000

/** The most photos a car has. */
export const mostCarPhotos = 100

/** Characters of so many bytes in base64. */
export const base64Length = (bytes: number): number => Math.ceil(bytes / 3) * 4
