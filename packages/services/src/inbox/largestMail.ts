/** Maximum bytes of a received mail with its attachments. */
export const largestMail = 30_000_000
