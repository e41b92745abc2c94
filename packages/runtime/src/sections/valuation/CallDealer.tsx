import { PhoneNumber } from '../../ui/PhoneNumber'
/** The dealership's number, for whoever would rather talk; nothing where the site has none. */
export const CallDealer = ({ phone }: { readonly phone: string }) =>
  phone ? (
    <p className="mt-4">
      Rather talk now? Call{' '}
      <a
        href={`tel:${phone.replace(/\s/g, '')}`}
        className="inline-flex min-h-11 items-center font-semibold text-link underline-offset-4 hover:underline"
      >
        <PhoneNumber>{phone}</PhoneNumber>
      </a>
    </p>
  ) : null
