import { insideHref } from './sharedAddress'

/** Rewrites links and search forms to stay within the draft; observes later changes. */
export function rewriteDraftLinks(secret: string): () => void {
  const { origin } = window.location
  const rewrite = (element: Element) => {
    const name = element instanceof HTMLFormElement ? 'action' : 'href'
    const inside = insideHref(element.getAttribute(name) ?? '', secret, origin)
    if (inside !== null) element.setAttribute(name, inside)
  }
  const rewriteAll = (root: ParentNode) => {
    for (const element of root.querySelectorAll('a[href], form[action]')) rewrite(element)
  }
  rewriteAll(document)
  const observer = new MutationObserver((changes) => {
    for (const { type, target, addedNodes } of changes) {
      if (type === 'attributes' && target instanceof Element && target.matches('a[href], form[action]')) rewrite(target)
      for (const node of addedNodes) {
        if (!(node instanceof Element)) continue
        if (node.matches('a[href], form[action]')) rewrite(node)
        rewriteAll(node)
      }
    }
  })
  observer.observe(document.body, { subtree: true, childList: true, attributes: true, attributeFilter: ['href', 'action'] })

  /** A search leads to a list of the draft; other forms are not submitted. */
  const submit = (event: SubmitEvent) => {
    if (event.defaultPrevented || !(event.target instanceof HTMLFormElement)) return
    event.preventDefault()
    const form = event.target
    if (form.method !== 'get') return
    const query = new URLSearchParams(
      [...new FormData(form)].filter((entry): entry is [string, string] => typeof entry[1] === 'string' && entry[1] !== ''),
    )
    window.location.assign(`${new URL(form.action).pathname}?${query}`)
  }
  document.addEventListener('submit', submit)
  return () => {
    observer.disconnect()
    document.removeEventListener('submit', submit)
  }
}
