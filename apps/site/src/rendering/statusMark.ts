/** The statuses a page that is drawn like any other can ask for. */
export type MarkedStatus = 404 | 410

/**
 * How a page says in its head that it stands for one that does not exist, or no longer. The framework's own way to a 404 sends
 * an empty document that scripts fill later; so the page is rendered like any other, and whoever finishes it gives it its status.
 */
export const statusMark = (status: MarkedStatus) => ({ 'page-status': String(status) })

/** The mark as it is written into the document. */
export const statusTag = (status: MarkedStatus) => `<meta name="page-status" content="${status}"/>`
