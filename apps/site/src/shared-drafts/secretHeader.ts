/** How a page of a shared draft tells who finishes it by which link it is looked at; goes no further. */
export const secretHeader = 'x-shared-draft'
