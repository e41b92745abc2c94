export interface SpecificationsProps {
  readonly rows: readonly { readonly label: string; readonly value: string }[]
}

/** Everything known of the car, in two columns of rows (VDP-20). */
export const Specifications = ({ rows }: SpecificationsProps) => (
  <dl className="grid gap-x-10 sm:grid-cols-2">
    {rows.map(({ label, value }) => (
      <div key={label} className="flex justify-between gap-4 border-b border-line py-2.5 text-small">
        {/* As narrow as its longest word and no narrower: a value gives way first. */}
        <dt className="text-muted wrap-break-word">{label}</dt>
        <dd className="min-w-0 text-right font-medium wrap-anywhere">{value}</dd>
      </div>
    ))}
  </dl>
)
