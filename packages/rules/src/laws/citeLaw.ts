/** A law; the section is omitted where our sources don't state it. */
export interface Law {
  readonly act: string
  readonly section?: string
}

/**
 * A law as texts cite it.
 *
 * @example citeLaw({ act: 'Australian Consumer Law', section: 's 29' }) // 'Australian Consumer Law, s 29'
 */
export const citeLaw = ({ act, section }: Law): string => (section === undefined ? act : `${act}, ${section}`)
