/** The header in which pages say which role their person wants to see the console in. */
export const viewAsHeader = 'x-view-as'
