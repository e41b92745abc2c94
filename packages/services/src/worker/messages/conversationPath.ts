/** Console path of a conversation. */
export const conversationPath = (conversationId: string): string => `/#/inbox?open=${encodeURIComponent(conversationId)}`
