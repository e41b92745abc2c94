/** The header of the role that the user views the console as. */
export const viewAsHeader = 'x-view-as'
