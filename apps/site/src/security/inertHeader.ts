/** How a page tells the server in front that none of its forms may be sent; goes no further. */
export const inertHeader = 'x-inert'
