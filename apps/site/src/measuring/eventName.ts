/** Window event by which islands report what happened. */
export const eventName = 'forecourt:event'
