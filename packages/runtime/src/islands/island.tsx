import { type ComponentType, createContext, type ReactNode, useContext } from 'react'

/**
 * When a part of a public page is fetched and hydrated:
 * - `load`: at once.
 * - `page-interaction`: on the first interaction with the page, or at once where the browser stores something under one of the keys behind it.
 * - `visible`: when it comes near the screen after the first interaction with the page, or on an interaction with it.
 * - `interaction`: on an interaction with it, by pointer or focus.
 * - `own-interaction`: on an interaction with what it drew itself, not with what others drew into it.
 * - `call`: when its name is called (`callIsland`).
 * - `enhancement`: when what enhances it says so (`enhancers.ts`).
 * - `stored …`: once the browser stores something under one of these keys, or on an interaction with it.
 */
export type HydrateOn =
  | 'load'
  | 'page-interaction'
  | `page-interaction ${string}`
  | 'visible'
  | 'interaction'
  | 'own-interaction'
  | 'call'
  | 'enhancement'
  | `stored ${string}`

export interface IslandKind<Props = object> {
  /** The same for all of them, or by what each is given. */
  readonly hydrateOn?: HydrateOn | ((props: Props) => HydrateOn)
  /** The path to which links within it are answered by it, whoever drew them: then they hydrate it, and what they ask is not loaded as a page. */
  readonly answers?: (props: Props) => string
  /** Whether its HTML is enhanced by an effect alone, without a renderer: by `plainParts`. */
  readonly plain?: boolean
}

/** An interactive part, as it is declared. */
export interface DeclaredIsland {
  readonly name: string
  readonly Part: ComponentType<object>
  readonly plain: boolean
  hydratesOn(props: object): HydrateOn
  readonly answers: ((props: object) => string) | undefined
}

/** Writes parts into a document so that each can be taken over alone. */
export interface IslandWriter {
  write(declared: DeclaredIsland, props: object): ReactNode
}

/** The writer of the document that is drawn; none where the whole page is drawn by what also answers: in a preview, in a shared draft, inside a part. */
export const IslandContext = createContext<IslandWriter | null>(null)

/** Declares a part that is hydrated by itself on a public page. Everywhere else it is drawn as it is. */
export const island = <Props extends object>(
  name: string,
  Part: (props: Props) => ReactNode,
  { hydrateOn = 'visible', answers, plain = false }: IslandKind<Props> = {},
): ((props: Props) => ReactNode) => {
  const hydratesOn = (props: object) => (typeof hydrateOn === 'function' ? hydrateOn(props as Props) : hydrateOn)
  const declared: DeclaredIsland = {
    name,
    Part: Part as ComponentType<object>,
    plain,
    hydratesOn,
    answers: answers as DeclaredIsland['answers'],
  }
  const Declared = (props: Props) => {
    const writer = useContext(IslandContext)
    return writer ? writer.write(declared, props) : <Part {...props} />
  }
  Declared.displayName = name
  return Declared
}
