/** How many of the pages a shopper saw last are kept while they look around, and sent with what they ask (ENT-16). */
export const mostVisitedPages = 30
