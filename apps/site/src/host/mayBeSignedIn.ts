/** Whether the site may say who is signed in; scripts can't see more of it. */
export const mayBeSignedIn = (): boolean => /(?:^|; )signed-in=1/.test(document.cookie)
