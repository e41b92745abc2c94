import { formatDate } from '@forecourt/rules/format/formatDate'
import { entersByAccount, prizeEntryFields } from '@forecourt/rules/promotions/prizeEntryFields'
import { isBlankText } from '@forecourt/schema/rich-text/plainText'
import { BlockForm } from '../../forms/BlockForm'
import { Disclosure } from '../../ui/Disclosure'
import { RichText } from '../../ui/rich-text/RichText'
import { SectionBand } from '../../ui/SectionBand'
import type { BlockProps } from '../BlockProps'
import { PrizeList } from './PrizeList'
import { Wheel } from './Wheel'

/** A prize draw: what can be won and how likely it is, the way to take part, and what the law wants said (RTE-21). */
export const SpinBlock = ({ block, config, level, tone, setting }: BlockProps<'spin'>) => {
  const { prizes, start, expiry, promoter, permits, conditions } = block
  const days = [start && `from ${formatDate(start)}`, expiry && `until ${formatDate(expiry)}`].filter(Boolean).join(' ')
  return (
    <SectionBand heading={block.heading} text={block.text} level={level} tone={tone} setting={setting}>
      <div className="grid items-start gap-x-16 gap-y-10 lg:grid-cols-2">
        <div className="grid gap-8 sm:grid-cols-[10rem_minmax(0,1fr)] sm:items-center">
          <Wheel prizes={prizes} />
          <PrizeList prizes={prizes} />
        </div>
        <div>
          <BlockForm
            action="/api/spin"
            setting={setting}
            fields={prizeEntryFields(config)}
            submitLabel={block.buttonLabel.trim() || 'Spin'}
          />
          <p className="mt-4 max-w-prose text-small text-muted text-pretty">
            One entry a person{entersByAccount(config) ? ', by account' : ', by email address'}
            {days && `, ${days}`}. Our server draws each entry by these chances as it comes in; nothing in your browser decides it.
          </p>
        </div>
      </div>
      {(!isBlankText(conditions) || promoter || permits) && (
        <div className="mt-10 max-w-prose border-t border-line pt-5 text-small text-muted">
          {promoter && <p className="wrap-anywhere">Promoter: {promoter}</p>}
          {permits && <p className="wrap-anywhere">Permits: {permits}</p>}
          {!isBlankText(conditions) && (
            <Disclosure summary="Conditions">
              <RichText text={conditions} />
            </Disclosure>
          )}
        </div>
      )}
    </SectionBand>
  )
}
