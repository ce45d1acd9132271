import { Link } from '@remix-run/react'
import type { ReactNode } from 'react'
import { formatDate } from '#core/i18n/dates'
import type { Glance } from '../../glance-loader'
import { FactAmount } from '../fact/fact-amount'
import type { FactView } from '../fact/fact-view'
import { NamesProvider, useFactName, useReactionName, useTaking } from '../fact/names'
import { Bdi, useSpeech } from '../i18n'
import type { PaperPicture } from '../paper/page-image'
import { Strip } from '../paper/strip'
import { statusText } from '../record/words'
import { Card } from '../ui/card'

/** What is looked for first, each a tap from its line: allergies, what is taken now, what is out of range. */
export function GlanceCard({ allergies, drugs, results, more, pictures, names }: Glance) {
  const { t } = useSpeech()
  return (
    <NamesProvider names={names}>
      <Card className="glance">
        <Part
          to="/allergies"
          title={t('registry.allergyTitle')}
          none={t('home.noAllergies')}
          more={more.allergies}
        >
          {allergies.map((fact) => (
            <Allergy key={fact.key} fact={fact} />
          ))}
        </Part>
        <Part
          to="/medications?show=now"
          title={t('home.takingNow')}
          none={t('home.noDrugs')}
          more={more.drugs}
        >
          {drugs.map((fact) => (
            <Drug key={fact.key} fact={fact} />
          ))}
        </Part>
        <Part to="/labs?view=list" title={t('home.outOfRange')} none={t('home.noneOut')} more={more.results}>
          {results.map((fact) => (
            <Result key={fact.key} fact={fact} picture={pictures[fact.source?.fileId ?? '']} />
          ))}
        </Part>
      </Card>
    </NamesProvider>
  )
}

interface PartProps {
  /** Its list. */
  readonly to: string
  readonly title: string
  /** Said where there are none. */
  readonly none: string
  readonly more: boolean
  readonly children: readonly ReactNode[]
}

function Part({ to, title, none, more, children }: PartProps) {
  const { t } = useSpeech()
  return (
    <section>
      <h2>
        <Link to={to} className="glance-title">
          {title}
          {more && <span className="glance-more">{t('home.seeAll')}</span>}
        </Link>
      </h2>
      {children.length === 0 ? <p className="text-sm text-muted">{none}</p> : <ul>{children}</ul>}
    </section>
  )
}

function Allergy({ fact }: { readonly fact: FactView }) {
  const { t } = useSpeech()
  const name = useFactName()(fact)
  const reactionName = useReactionName()
  const { key, reaction, status } = fact
  return (
    <li>
      <Link to={`/allergies?highlight=${key}`} className="glance-row">
        <span className="glance-name text-warning">
          <Bdi>{name}</Bdi>
        </span>
        {reaction && <Bdi className="text-sm text-muted">{reactionName(reaction)}</Bdi>}
        {status !== 'active' && <span className="fact-status">{statusText(t, status)}</span>}
      </Link>
    </li>
  )
}

function Drug({ fact }: { readonly fact: FactView }) {
  const name = useFactName()(fact)
  const { directions } = useTaking(fact)
  return (
    <li>
      <Link to={`/medications?highlight=${fact.key}`} className="glance-row">
        <span className="glance-name">
          <Bdi>{name}</Bdi>
        </span>
        <FactAmount fact={fact} lined />
        {directions && <span className="glance-told">{directions}</span>}
      </Link>
    </li>
  )
}

function Result({ fact, picture }: { readonly fact: FactView; readonly picture: PaperPicture | undefined }) {
  const name = useFactName()(fact)
  const { source, date, concept } = fact
  const to = source
    ? `/file/${source.fileId}?entity=${source.entityId}`
    : `/labs/${concept.replace(/^lab:/, '')}`
  return (
    <li>
      <Link to={to} className="glance-row">
        <span className="glance-name">
          <Bdi>{name}</Bdi>
        </span>
        <FactAmount fact={fact} />
        {date && (
          <span className="glance-told tabular">
            <Bdi>{formatDate(date)}</Bdi>
          </span>
        )}
        {source && picture && (
          <Strip picture={picture} id={source.entityId} place={source.place} quote={source.quote} />
        )}
      </Link>
    </li>
  )
}
