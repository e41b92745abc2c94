/**
 * How a page says in its head that it stands for one that does not exist. The framework's own way to a 404 sends an empty
 * document that scripts fill later; so the page is rendered like any other, and the server in front gives it its status.
 */
export const missingMark = { 'page-status': '404' }

/** The mark as it is written into the document. */
export const missingTag = '<meta name="page-status" content="404"/>'
