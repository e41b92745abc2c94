import type { ResolvedConfig } from '@forecourt/schema/ResolvedConfig'

const frames = {
  stacked: { card: 'rounded-card border border-line', picture: 'aspect-3/2', words: 'p-4' },
  plain: { card: '', picture: 'aspect-3/2 rounded-card', words: 'pt-4' },
  wide: { card: 'rounded-card border border-line sm:flex', picture: 'aspect-3/2 sm:aspect-auto sm:w-2/5', words: 'flex-1 p-4 sm:p-6' },
  overlay: { card: 'rounded-card bg-surface', picture: 'aspect-4/3', words: 'p-4' },
} as const satisfies Record<ResolvedConfig['card']['layout'], object>

/** The place of a card while its car is fetched: about as large as the card. */
export const CardPlace = ({ layout }: { readonly layout: ResolvedConfig['card']['layout'] }) => {
  const { card, picture, words } = frames[layout]
  return (
    <div className={`h-full overflow-hidden ${card}`}>
      <div className={`bg-raised ${picture}`} />
      <div className={words}>
        {layout !== 'overlay' && <div className="h-12 w-4/5 rounded-field bg-raised" />}
        <div className="mt-3 h-11 w-3/5 rounded-field bg-raised" />
        <div className="mt-6 h-10 w-2/5 rounded-field bg-raised" />
        <div className="mt-5 h-11 rounded-control bg-raised" />
      </div>
    </div>
  )
}
