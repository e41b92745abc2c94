/** Tells the site that a shopper looks at a car's page (API-04). A page fetched or drawn ahead counts once it is looked at; a missing one never. */
export function countView(): void {
  const { pathname } = window.location
  // What a shopper's own car is worth has a page among those of cars.
  if (!/^\/cars\/(?!trade-in$)[^/]+$/.test(pathname) || document.querySelector('meta[name="page-status"]')) return
  const send = async () => {
    // Reading the answer to its end is what ends the request; how many views there are is not shown.
    const answer = await fetch(`${pathname}/view.json`, { priority: 'low' }).catch(() => null)
    await answer?.text()
  }
  if ('prerendering' in document && document.prerendering) document.addEventListener('prerenderingchange', send, { once: true })
  else void send()
}
