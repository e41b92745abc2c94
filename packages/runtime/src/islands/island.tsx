import { type ComponentType, createContext, type ReactNode, useContext } from 'react'

/**
 * What has a part of a public page fetched and answer: `load` at once, `somebody` the first sign of anybody on the page, or that the
 * browser keeps something under one of the keys behind it, `near` that it comes near the screen of somebody or is touched, `touch` a
 * pointer or the focus on it, `own` one on what it drew itself and not on what others drew into it, `called` somebody who calls its
 * name (`callIsland`), `tended` what is done for it while it sleeps (`sleepers.ts`), `stored …` that the browser keeps something under one of these keys.
 */
export type Wakes = 'load' | 'somebody' | `somebody ${string}` | 'near' | 'touch' | 'own' | 'called' | 'tended' | `stored ${string}`

export interface IslandKind<Props = object> {
  /** The same for all of them, or by what each is given. */
  readonly wakes?: Wakes | ((props: Props) => Wakes)
  /** The path to which links within it are answered by it, whoever drew them: then they wake it, and what they ask is not loaded as a page. */
  readonly answers?: (props: Props) => string
  /** Whether it is brought to life by an effect on its HTML alone, without a renderer: by `plainParts`. */
  readonly plain?: boolean
}

/** A part that answers to somebody, as it is declared. */
export interface DeclaredIsland {
  readonly name: string
  readonly Part: ComponentType<object>
  readonly plain: boolean
  wakesWith(props: object): Wakes
  readonly answers: ((props: object) => string) | undefined
}

/** Writes parts into a document so that each can be taken over alone. */
export interface IslandWriter {
  write(declared: DeclaredIsland, props: object): ReactNode
}

/** The writer of the document that is drawn; none where the whole page is drawn by what also answers: in a preview, in a shared draft, inside a part. */
export const IslandContext = createContext<IslandWriter | null>(null)

/** Declares a part with which a public page begins to answer. Everywhere else it is drawn as it is. */
export const island = <Props extends object>(
  name: string,
  Part: (props: Props) => ReactNode,
  { wakes = 'near', answers, plain = false }: IslandKind<Props> = {},
): ((props: Props) => ReactNode) => {
  const wakesWith = (props: object) => (typeof wakes === 'function' ? wakes(props as Props) : wakes)
  const declared: DeclaredIsland = {
    name,
    Part: Part as ComponentType<object>,
    plain,
    wakesWith,
    answers: answers as DeclaredIsland['answers'],
  }
  const Declared = (props: Props) => {
    const writer = useContext(IslandContext)
    return writer ? writer.write(declared, props) : <Part {...props} />
  }
  Declared.displayName = name
  return Declared
}
