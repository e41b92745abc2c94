/** Where the undo history of a site's draft outlives a reload of the page. */
export const storedHistory = (siteId: string) => {
  const key = `forecourt.history.${siteId}`
  return {
    read: () => sessionStorage.getItem(key),
    write(text: string) {
      try {
        sessionStorage.setItem(key, text)
      } catch {
        // Full: an old history would not fit the draft any more, so there is none.
        sessionStorage.removeItem(key)
      }
    },
  }
}
