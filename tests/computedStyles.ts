const known = Symbol.for('forecourt tests: computed styles')
type View = Window & typeof globalThis & { [known]?: true }

/**
 * Queries by role or name compute the style of each element several times. jsdom caches it until a change, but copies it property by
 * property for each call: here callers share one read-only object.
 */
const shareStyles = (view: View) => {
  const compute = view.getComputedStyle
  let styles = new WeakMap<Element, CSSStyleDeclaration>()
  const clearStyles = () => {
    styles = new WeakMap()
  }
  const changes = new view.MutationObserver(clearStyles)
  changes.observe(view.document, { subtree: true, childList: true, attributes: true, characterData: true })
  const sheets = view.CSSStyleSheet.prototype
  for (const name of ['insertRule', 'deleteRule', 'replace', 'replaceSync'] as const) {
    const change = sheets[name] as ((...args: unknown[]) => unknown) | undefined
    if (!change) continue
    const changeAndClear = function (this: CSSStyleSheet, ...args: unknown[]) {
      clearStyles()
      return change.apply(this, args)
    }
    Object.assign(sheets, { [name]: changeAndClear })
  }
  view.getComputedStyle = (element, pseudo) => {
    if (changes.takeRecords().length > 0) clearStyles()
    if (pseudo || element.getRootNode() !== view.document) return compute(element, pseudo)
    const before = styles.get(element)
    if (before) return before
    const style = compute(element)
    styles.set(element, style)
    return style
  }
}

const view: View | null | undefined = globalThis.document?.defaultView
if (view && !view[known]) {
  view[known] = true
  shareStyles(view)
}
