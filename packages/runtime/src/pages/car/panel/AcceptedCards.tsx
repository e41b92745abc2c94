const names = ['Mastercard', 'Visa', 'Maestro', 'Google Pay', 'Apple Pay'] as const

/** Card brands whose logo is two overlapping rings. */
const ringed: readonly string[] = ['Mastercard', 'Maestro']

/** The cards and wallets accepted for a deposit (CHK-06): on the site, or once the dealership agrees. */
export const AcceptedCards = ({ isPaidHere }: { readonly isPaidHere: boolean }) => (
  <div data-setting="/checkout/showAccepted" className="mt-4 flex flex-wrap items-center gap-x-3 gap-y-2 border-t border-line pt-4">
    <p id="we-accept" className="text-small text-muted">
      {isPaidHere ? 'We accept' : 'Once your request is confirmed, we accept'}
    </p>
    <ul aria-labelledby="we-accept" className="flex flex-wrap gap-1.5">
      {names.map((name) => (
        <li
          key={name}
          className="inline-flex min-h-8 items-center gap-1.5 rounded-field border border-line bg-background px-2.5 text-tiny font-semibold"
        >
          {ringed.includes(name) && (
            <svg aria-hidden="true" viewBox="0 0 20 12" width="20" height="12" className="text-link">
              <circle cx="6" cy="6" r="5.5" fill="currentColor" opacity=".85" />
              <circle cx="14" cy="6" r="5.5" fill="currentColor" opacity=".4" />
            </svg>
          )}
          {name}
        </li>
      ))}
    </ul>
  </div>
)
