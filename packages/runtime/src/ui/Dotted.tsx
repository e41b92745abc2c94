const separator = ' · '

/** Characters of small text that surely fit on a line of a phone. */
const fitsOnPhones = 44

/** A text with dots between its parts; on a phone, where a long one would wrap after a dot, each part has a line of its own instead. */
export const Dotted = ({ children }: { readonly children: string }) => {
  const parts = children.split(separator)
  if (parts.length === 1 || children.length <= fitsOnPhones) return children
  return parts.map((part, index) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: the parts of a text never move
    <span key={index} className="max-sm:block">
      {index > 0 && <span className="max-sm:hidden">{separator}</span>}
      {part}
    </span>
  ))
}
