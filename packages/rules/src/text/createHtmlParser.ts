import { type Handler, Parser } from 'htmlparser2'

/** Elements within one another: more than pages have whose authors forgot to close some. */
const mostDeep = 1_000

/**
 * A parser of HTML from outside, which stops at an element within 1,000 others. It looks through the open elements whenever one begins or
 * ends, so that with any number of them the time would grow with the square of the length.
 */
export const createHtmlParser = ({ onclosetag, ...handler }: Pick<Handler, 'onopentag' | 'ontext' | 'onclosetag'>): Parser => {
  let deep = 0
  const parser = new Parser({
    ...handler,
    onopentagname: () => {
      if (++deep > mostDeep) parser.pause()
    },
    onclosetag: (name, isImplied) => {
      deep--
      onclosetag(name, isImplied)
    },
  })
  return parser
}
