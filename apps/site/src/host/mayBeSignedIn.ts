/** Whether the marker cookie is set; the session cookie is HttpOnly. */
export const mayBeSignedIn = (): boolean => /(?:^|; )signed-in=1/.test(document.cookie)
