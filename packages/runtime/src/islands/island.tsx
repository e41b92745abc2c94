import { type ComponentType, createContext, type ReactNode, useContext } from 'react'

/**
 * When an island is fetched and hydrated:
 * - `load`: immediately.
 * - `page-interaction`: on the first interaction with the page, or immediately if one of the following storage keys is set.
 * - `visible`: when it comes near the viewport after the first interaction with the page, or on an interaction with it.
 * - `interaction`: on an interaction with it, by pointer or focus.
 * - `own-interaction`: on an interaction with its own HTML, not with server-rendered children.
 * - `call`: when its name is called (`callIsland`).
 * - `enhancement`: when its enhancer requests it (`enhancers.ts`).
 * - `stored …`: once one of these storage keys is set, or on an interaction with it.
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
  /** Fixed, or computed from the props. */
  readonly hydrateOn?: HydrateOn | ((props: Props) => HydrateOn)
  /**
   * The path whose links within the island it handles itself, including links in server-rendered children: a click on one hydrates the
   * island instead of loading the page.
   */
  readonly handledPath?: (props: Props) => string
  /** Whether it is enhanced by an effect alone, without React: by `plainParts`. */
  readonly plain?: boolean
}

/** A declared island. */
export interface DeclaredIsland {
  readonly name: string
  readonly Part: ComponentType<object>
  readonly plain: boolean
  hydratesOn(props: object): HydrateOn
  readonly handledPath: ((props: object) => string) | undefined
}

/** Writes islands into a document so that each can be hydrated separately. */
export interface IslandWriter {
  write(declared: DeclaredIsland, props: object): ReactNode
}

/** The writer of the current document; null where the whole page is one React root: in a preview, in a shared draft, inside an island. */
export const IslandContext = createContext<IslandWriter | null>(null)

/** Declares an island: hydrated separately on a public page, a normal component elsewhere. */
export const island = <Props extends object>(
  name: string,
  Part: (props: Props) => ReactNode,
  { hydrateOn = 'visible', handledPath, plain = false }: IslandKind<Props> = {},
): ((props: Props) => ReactNode) => {
  const hydratesOn = (props: object) => (typeof hydrateOn === 'function' ? hydrateOn(props as Props) : hydrateOn)
  const declared: DeclaredIsland = {
    name,
    Part: Part as ComponentType<object>,
    plain,
    hydratesOn,
    handledPath: handledPath as DeclaredIsland['handledPath'],
  }
  const Declared = (props: Props) => {
    const writer = useContext(IslandContext)
    return writer ? writer.write(declared, props) : <Part {...props} />
  }
  Declared.displayName = name
  return Declared
}
