/** Event that hydrates islands whose `hydrateOn` is `call`. */
export const calledEvent = 'forecourt:called'

/** Links and disclosures that a surrounding island handles in the page; without it they navigate, or unfold plain links. */
export const openedInPage = 'a[data-enquiry], [data-in-page]'

/** Submit buttons of POST forms, which a script handles; GET forms need none. */
export const submitButtons = 'form[method=post] button[type=submit]'

/** Arrow keys that move between buttons of an island. */
export const sidewaysKeys: readonly string[] = ['ArrowLeft', 'ArrowRight']

/** Whether a click opens a link in another tab or window. */
export const opensNewTab = ({ metaKey, ctrlKey, shiftKey, altKey }: MouseEvent) => metaKey || ctrlKey || shiftKey || altKey

/** Whether a link has this path and no fragment. */
export const linksTo = (link: HTMLAnchorElement | null, path: string | undefined): boolean =>
  link !== null && link.origin === window.location.origin && link.pathname === path && link.hash === '' && link.target === ''
