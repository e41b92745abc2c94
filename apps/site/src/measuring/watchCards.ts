const card = 'a[href^="/cars/"]'
const slugIn = (href: string) => /^\/cars\/([^/?#]+)$/.exec(href)?.[1]

/**
 * Says the slug of each car whose card comes into sight, once; cards that come later, such as those of another search, are found as they
 * come. Gives back what begins anew, for a page that is shown again.
 */
export function watchCards(onSeen: (slug: string) => void): () => void {
  const seen = new Set<string>()
  const sight = new IntersectionObserver(
    (entries) => {
      for (const { isIntersecting, target } of entries) {
        const slug = isIntersecting && slugIn(target.getAttribute('href') ?? '')
        if (!slug || seen.has(slug)) continue
        seen.add(slug)
        sight.unobserve(target)
        onSeen(slug)
      }
    },
    { threshold: 0.5 },
  )
  const find = () => {
    for (const link of document.querySelectorAll(`main ${card}`)) sight.observe(link)
  }
  find()
  let soon: ReturnType<typeof setTimeout> | undefined
  const main = document.getElementById('main')
  if (main)
    new MutationObserver(() => {
      clearTimeout(soon)
      soon = setTimeout(find, 300)
    }).observe(main, { childList: true, subtree: true })
  return () => {
    seen.clear()
    sight.disconnect()
    find()
  }
}
