/** Names a part of the page that hydrates on `call`. */
export const calledEvent = 'forecourt:called'

/** Links, and what unfolds, that a part around them opens in the page; without it they lead to a page for the same, or unfold plain links. */
export const openedInPage = 'a[data-enquiry], [data-in-page]'

/** Buttons of forms of which a script says more than the browser; what a form asks for by its address needs none. */
export const sends = 'form[method=post] button[type=submit]'

/** Keys that move from one button of a part to what is beside it. */
export const sidewaysKeys: readonly string[] = ['ArrowLeft', 'ArrowRight']

/** Whether the browser is asked to follow a link elsewhere than here. */
export const isElsewhere = ({ metaKey, ctrlKey, shiftKey, altKey }: MouseEvent) => metaKey || ctrlKey || shiftKey || altKey

/** Whether a link leads to a page of this path, and to no place in it. */
export const leadsTo = (link: HTMLAnchorElement | null, path: string | undefined): boolean =>
  link !== null && link.origin === window.location.origin && link.pathname === path && link.hash === '' && link.target === ''
