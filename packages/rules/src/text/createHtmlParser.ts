import { type Handler, Parser } from 'htmlparser2'

/** Maximum nesting of elements, above that of real pages with unclosed elements. */
const maxDepth = 1_000

/**
 * HTML parser for external input, which stops at 1,000 nested elements. Without the limit its time would be quadratic, because it scans
 * all open elements whenever one opens or closes.
 */
export const createHtmlParser = ({ onclosetag, ...handler }: Pick<Handler, 'onopentag' | 'ontext' | 'onclosetag'>): Parser => {
  let depth = 0
  const parser = new Parser({
    ...handler,
    onopentagname: () => {
      if (++depth > maxDepth) parser.pause()
    },
    onclosetag: (name, isImplied) => {
      depth--
      onclosetag(name, isImplied)
    },
  })
  return parser
}
