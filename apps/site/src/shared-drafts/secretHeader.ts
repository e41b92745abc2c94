/** How a page of a shared draft tells the server in front by which link it is looked at; goes no further. */
export const secretHeader = 'x-shared-draft'
