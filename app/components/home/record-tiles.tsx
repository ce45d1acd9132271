import { Link } from '@remix-run/react'
import {
  ClipboardList,
  FlaskConical,
  HeartPulse,
  Pill,
  ScanSearch,
  Stethoscope,
  Workflow,
} from 'lucide-react'
import type { Counts } from '#core/records/profile'
import { useSpeech } from '../i18n'
import { Card, CardHeader, CardTitle } from '../ui/card'
import { PendingActions } from './pending-actions'
import { LinkButton } from '../ui/link-button'

/** The six doors to the record; `type` is what waits under it. */
const tiles = [
  { to: '/diagnoses', label: 'registry.diagnosisTile', count: 'diagnoses', type: 'diagnosis', Icon: HeartPulse, ink: 'text-primary' },
  { to: '/medications', label: 'registry.medicationTitle', count: 'medications', type: 'medication', Icon: Pill, ink: 'text-success' },
  { to: '/procedures', label: 'registry.procedureTitle', count: 'procedures', type: 'procedure', Icon: Stethoscope, ink: 'text-accent' },
  { to: '/labs', label: 'registry.labTitle', count: 'labs', type: 'lab', Icon: FlaskConical, ink: 'text-warning' },
  { to: '/imaging', label: 'registry.imagingTitle', count: 'imaging', type: 'imaging', Icon: ScanSearch, ink: 'text-info' },
  { to: '/reports', label: 'registry.reportTitle', count: 'reports', type: null, Icon: ClipboardList, ink: 'text-muted' },
] as const // prettier-ignore

interface RecordTilesProps {
  readonly counts: Counts
  readonly pending: Readonly<Record<string, number>>
}

export function RecordTiles({ counts, pending }: RecordTilesProps) {
  const { t } = useSpeech()
  return (
    <Card aria-labelledby="records">
      <CardHeader>
        <CardTitle id="records">{t('home.records')}</CardTitle>
        <LinkButton to="/timeline" variant="outline" size="sm">
          <Workflow aria-hidden />
          {t('home.timeline')}
        </LinkButton>
      </CardHeader>
      <ul className="grid grid-cols-[repeat(auto-fill,minmax(min(8.5rem,100%),1fr))] gap-3">
        {tiles.map(({ to, label, count, type, Icon, ink }) => {
          const n = counts[count]
          const waiting = type === null ? 0 : (pending[type] ?? 0)
          return (
            <li key={to}>
              <Link
                to={to}
                className="flex h-full min-h-28 flex-col gap-1 rounded-card border border-hairline p-3 transition-colors duration-150 hover:border-edge hover:bg-sunken"
              >
                <span className="flex items-center gap-2">
                  <Icon aria-hidden className={`size-5 shrink-0 ${ink}`} />
                  <span className="font-semibold">{t(label)}</span>
                </span>
                <span className="mt-auto">
                  <span className="tabular text-xl font-semibold">{n}</span>{' '}
                  <span className="text-sm text-muted">{t('home.items', { n })}</span>
                </span>
                {waiting > 0 && (
                  <span className="flex items-center gap-1.5 text-sm text-warning">
                    <span aria-hidden className="size-2.5 rounded-full bg-warning-dot" />
                    {t('home.pending', { n: waiting })}
                  </span>
                )}
              </Link>
            </li>
          )
        })}
      </ul>
      <PendingActions pending={pending} />
    </Card>
  )
}
