/** What search clients ask, whether or not it is answered. */
export const isSearchPath = (url = ''): boolean => /^\/1\/(?:indexes|events)(?:[/?]|$)/.test(url)
