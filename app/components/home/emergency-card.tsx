import type { CardPart, EmergencyCard } from '#core/records/emergency-card'
import { Bdi } from '../i18n'

/** The card in one language, as it is printed. */
export function EmergencyCardView({ card }: { readonly card: EmergencyCard }) {
  return (
    <article className="emergency-card" lang={card.locale} dir={card.direction} aria-label={card.title}>
      <p className="text-sm font-semibold text-critical">{card.title}</p>
      <h2 className="text-xl">
        <bdi>{card.name}</bdi>
      </h2>
      <p>{[card.born, card.blood].filter((one) => one !== null).join(' · ')}</p>
      {card.parts.map((part) => (
        <Part key={part.title} part={part} />
      ))}
      <p className="mt-4 flex items-end gap-2">
        <span>{card.contact}</span>
        <span aria-hidden className="grow border-b border-ink" />
      </p>
      <p className="mt-3 text-sm text-muted">{card.made}</p>
    </article>
  )
}

function Part({ part: { title, state, rows, more } }: { readonly part: CardPart }) {
  return (
    <section className="mt-3">
      <h3 className="border-b border-hairline text-base font-semibold">{title}</h3>
      {state !== null && <p className="font-semibold">{state}</p>}
      <ul>
        {rows.map(({ id, name, value, details, unsettled }) => (
          <li key={id} className="py-0.5" data-unsettled={unsettled || undefined}>
            <strong>
              <bdi>{name}</bdi>
              {value !== null && (
                <>
                  {' '}
                  <Bdi>{value}</Bdi>
                </>
              )}
            </strong>
            {details !== '' && <span className="text-sm"> · {details}</span>}
          </li>
        ))}
      </ul>
      {more !== null && <p className="text-sm">{more}</p>}
    </section>
  )
}
