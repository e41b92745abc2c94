/** How a page tells the server in front whom its scripts may ask beside the site; goes no further. */
export const connectToHeader = 'x-connect-to'
