/** Where the last searches are kept. */
export const searchesKey = 'searches'
