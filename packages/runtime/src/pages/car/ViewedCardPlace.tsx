/** The place of a card while its car is fetched: as large as the card. */
export const ViewedCardPlace = () => (
  <div className="h-full overflow-hidden rounded-card border border-line">
    <div className="aspect-3/2 bg-raised" />
    <div className="p-3">
      <p className="min-h-[2lh] text-small leading-snug">
        <span className="inline-block h-[1em] w-4/5 rounded-field bg-raised" />
      </p>
      <p className="mt-1 text-small">
        <span className="inline-block h-[1em] w-2/5 rounded-field bg-raised" />
      </p>
      <p className="text-tiny">
        <span className="inline-block h-[1em] w-3/5 rounded-field bg-raised" />
      </p>
    </div>
  </div>
)
