/** Prefix of a stock list's address that requests its cars only. */
export const stockListPath = '/api/stock-lists'
