import { initials } from '../../chrome/SiteName'
import { telHref } from '../../sections/vehicle/whatsappHref'
import { columnSizes, narrowColumnCount } from '../../ui/columns/columnCount'
import { EmailAddress } from '../../ui/EmailAddress'
import { Icon } from '../../ui/Icon'
import { PhoneNumber } from '../../ui/PhoneNumber'
import { Picture } from '../../ui/Picture'
import { SectionBand } from '../../ui/SectionBand'
import type { BlockProps } from '../BlockProps'

const linkClass = 'inline-flex min-h-11 max-w-full items-center gap-2 text-small font-medium text-text wrap-anywhere hover:text-link'

/** Staff members, each with role and contact details. */
export const PeopleBlock = ({ block, level, tone, setting }: BlockProps<'people'>) => {
  const Name = level === 1 ? 'h2' : 'h3'
  return (
    <SectionBand heading={block.heading} text={block.text} level={level} tone={tone} setting={setting}>
      <ul className={`grid gap-x-cards gap-y-6 sm:gap-y-10 ${narrowColumnCount(block.entries.length)}`}>
        {block.entries.map((person) => (
          <li key={person.id} className="grid min-w-0 grid-cols-[5.5rem_minmax(0,1fr)] items-start gap-4 sm:block [&>:first-child]:w-full">
            {person.image ? (
              <Picture
                source={person.image}
                alt=""
                sizes={columnSizes(block.entries.length, '5.5rem')}
                ratio={[1, 1]}
                className="rounded-card"
              />
            ) : (
              <span
                aria-hidden="true"
                className="heading grid aspect-square place-items-center rounded-card bg-raised text-title text-muted"
              >
                {initials(person.name)}
              </span>
            )}
            <div className="min-w-0">
              <Name className="heading text-card sm:mt-4 leading-snug wrap-anywhere">{person.name}</Name>
              {person.role && <p className="text-small text-muted text-pretty">{person.role}</p>}
              {(person.phone || person.email) && (
                <div className="mt-2 flex flex-col items-start">
                  {person.phone && (
                    <a href={telHref(person.phone)} className={linkClass}>
                      <Icon name="phone" size={16} className="shrink-0 text-link" />
                      <PhoneNumber>{person.phone}</PhoneNumber>
                    </a>
                  )}
                  {person.email && (
                    <a href={`mailto:${person.email}`} className={linkClass}>
                      <Icon name="mail" size={16} className="shrink-0 text-link" />
                      <EmailAddress>{person.email}</EmailAddress>
                    </a>
                  )}
                </div>
              )}
            </div>
          </li>
        ))}
      </ul>
    </SectionBand>
  )
}
