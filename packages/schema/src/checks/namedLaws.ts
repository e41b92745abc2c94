import type { ResolvedConfig } from '../ResolvedConfig'

interface NamedLaws {
  /** Of a loan's rates. */
  readonly rates: string
  /** Of a loan's other terms. */
  readonly terms: string
  /** Of figures that leave something out. */
  readonly figures: string
}

const creditRegulations = 'Credit Contracts and Consumer Finance Regulations (LI 2020/205), reg 4AAAQ ff'

/** The laws that problems cite, by country; a section is omitted where our sources don't state it (CFG-02, LEG-02). */
export const namedLaws: { readonly [Country in ResolvedConfig['identity']['country']]: NamedLaws } = {
  AU: { rates: 'National Credit Code, s 164', terms: 'National Credit Code', figures: 'Australian Consumer Law' },
  NZ: { rates: creditRegulations, terms: creditRegulations, figures: 'Fair Trading Act 1986' },
}
