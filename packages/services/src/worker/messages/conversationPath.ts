/** A conversation in the console, by a path of its address. */
export const conversationPath = (conversationId: string): string => `/#/inbox?open=${encodeURIComponent(conversationId)}`
