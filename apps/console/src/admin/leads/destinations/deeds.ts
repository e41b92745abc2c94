/** What can be done with a row of a list: beside it, and on a phone in a line below it. */
export const deeds = { display: 'flex', flexWrap: 'wrap', gap: 1, flexBasis: { xs: '100%', sm: 'auto' }, ml: { xs: -1.5, sm: 0 } } as const
