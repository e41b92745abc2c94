/** Says of an answer that it is for one person, or only for those who are signed in: nobody keeps it, whatever else it says. */
export const privateHeader = 'x-private'
