/** Behind this stands the address of a stock list whose cars are asked for alone. */
export const stockListPath = '/api/stock-lists'
