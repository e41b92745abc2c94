/** Storage key of the recent searches. */
export const searchesKey = 'searches'
