import type { ModelDetails } from '@forecourt/rules/entities/ModelDetails'
import { formatMoney } from '@forecourt/rules/format/formatMoney'
import { groupThousands } from '@forecourt/rules/format/groupThousands'
import { type ServicePlan, servicePlanText } from '@forecourt/rules/models/findServicePlan'

interface ServicePricesProps {
  /** Prices of each service, where the model has its own. */
  readonly services: ModelDetails['services'] | null
  /** What each costs at most, where it has not. */
  readonly plan: ServicePlan | null
}

const dueText = ({ months, kilometres }: ModelDetails['services'][number]) =>
  [months !== null && months > 0 && `${months} months`, kilometres !== null && kilometres > 0 && `${groupThousands(kilometres)} km`]
    .filter(Boolean)
    .join(' or ')

/** What scheduled services of a model cost (CNT-16 to CNT-27). */
export const ServicePrices = ({ services, plan }: ServicePricesProps) =>
  services ? (
    <ol className="max-w-3xl">
      {services.map((service) => (
        <li key={service.name} className="flex items-baseline justify-between gap-6 border-b border-line py-3.5">
          <span className="min-w-0">
            <span className="block font-semibold wrap-anywhere">{service.name}</span>
            {dueText(service) && <span className="mt-0.5 block text-small text-muted">{dueText(service)}</span>}
          </span>
          <span className="heading shrink-0 text-subsection leading-none tabular-nums">{formatMoney(service.priceCents ?? 0)}</span>
        </li>
      ))}
    </ol>
  ) : (
    plan && (
      <p className="max-w-prose text-lead text-pretty">
        <strong className="heading mr-2 text-title leading-none tabular-nums">${groupThousands(plan.price)}</strong>
        each scheduled service, at most
        {servicePlanText(plan) && <span className="mt-2 block text-body text-muted">{servicePlanText(plan)}</span>}
      </p>
    )
  )
