/** Maximum bytes of a received mail with its attachments. */
export const maxMailBytes = 30_000_000
