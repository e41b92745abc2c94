/** The event of a page's window by which its parts say what happened. */
export const eventName = 'forecourt:event'
