import { Link, useLocation, useNavigate } from '@remix-run/react'
import { X } from 'lucide-react'
import { useCallback, useEffect, useState } from 'react'
import { Bdi, useSpeech } from '../components/i18n'
import { looksGenerated } from '#core/records/file-names'
import { failureText } from '../components/record/words'
import { InDock } from '../components/shell/dock'
import { Button } from '../components/ui/button'
import { useScreenOfToasts, useToast } from '../components/ui/toast'
import { callApi } from '../session/api'
import { clampPercent, Progress } from '../components/ui/progress'
import { followFiles, headOf, stillGone, type BannerFile, type BannerItem } from './banner-state'
import { keepDismissed, readDismissed } from './dismissed'
import { countFound, foundText } from './found'
import { usePercent } from './progress'

const completedMs = 2000

/** What the banner follows, and what that was made of. */
interface Seen {
  readonly files: readonly BannerFile[] | null
  readonly gone: ReadonlySet<string>
  readonly items: readonly BannerItem[]
}

/** How far the reading of new files is, on every screen; newest first, as the loader gives them. */
export function ProcessingBanner({ files }: { readonly files: readonly BannerFile[] }) {
  const [dismissed, setGone] = useState<ReadonlySet<string>>(readDismissed)
  const gone = stillGone(dismissed, files)
  if (gone !== dismissed) setGone(gone)
  const [seen, setSeen] = useState<Seen>({ files: null, gone, items: [] })
  if (seen.files !== files || seen.gone !== gone) {
    setSeen({ files, gone, items: followFiles(seen.files && seen.items, files, gone) })
  }
  const { items } = seen

  const done = items.filter(({ phase }) => phase === 'completed').map(({ file }) => file.id)
  const doneKey = done.join()
  const tellFound = useTellFound()
  useScreenOfToasts(useLocation().pathname)
  useEffect(() => {
    if (doneKey === '') return undefined
    const ids = doneKey.split(',')
    const timer = setTimeout(() => {
      setGone((before) => new Set([...before, ...ids]))
      void tellFound(ids)
    }, completedMs)
    return () => clearTimeout(timer)
  }, [doneKey, tellFound])

  const failed = items.filter(({ phase }) => phase === 'failed').map(({ file }) => file.id)
  const dismiss = (ids: readonly string[]) => {
    keepDismissed(new Set([...readDismissed(), ...ids]))
    setGone((before) => new Set([...before, ...ids]))
  }
  const head = headOf(items)
  return (
    <InDock>
      {head && (
        <Followed
          item={head}
          others={items.length - 1}
          // All that failed, at once: each is told on its own page and in the list of files.
          onDismiss={() => dismiss(failed)}
        />
      )}
      <BannerNews item={head} />
    </InDock>
  )
}

/** Where the banner ends: what was found, what of it to check, and the way there. */
function useTellFound(): (ids: readonly string[]) => Promise<void> {
  const { t } = useSpeech()
  const toast = useToast()
  const navigate = useNavigate()
  return useCallback(
    async (ids) => {
      const answers = await Promise.all(
        ids.map((id) => callApi('GET /rest/entities', { query: { file_id: id } })),
      )
      const entities = answers.flatMap((answer) => (answer.ok ? [answer.value] : []))
      const found = entities.length === ids.length ? countFound(entities.flat()) : null
      const to = ids.length === 1 ? `/file/${ids[0]}` : '/files'
      const action = { label: t('upload.seeRead'), run: () => navigate(to) }
      toast({ title: foundText(t, ids.length, found), about: 'read', waits: true, passes: true, action })
    },
    [navigate, t, toast],
  )
}

interface FollowedProps {
  readonly item: BannerItem
  readonly others: number
  readonly onDismiss: () => void
}

function Followed({ item: { file, phase }, others, onDismiss }: FollowedProps) {
  const { t, locale } = useSpeech()
  const told = usePercent(file)
  const percent = phase === 'completed' ? 100 : clampPercent(told)
  const label = useLabel(phase)
  const reason = failureText(t, locale, file)
  return (
    <section
      aria-label={t('upload.processing')}
      data-phase={phase}
      className="rise pointer-events-auto grid w-full max-w-md gap-1.5 rounded-card border border-hairline bg-card p-3 ps-4 shadow-float"
    >
      <div className="flex min-h-11 items-center gap-x-2">
        <p className="min-w-0 grow">
          <span className={tones[phase]}>{label}</span>{' '}
          {!looksGenerated(file.display_name) && (
            <Link to={`/file/${file.id}`} className="underline underline-offset-4">
              <Bdi>{file.display_name}</Bdi>
            </Link>
          )}{' '}
          {others > 0 && (
            <span className="text-muted">
              <span aria-hidden>{t('upload.more', { n: others })}</span>
              <span className="sr-only">{t('upload.moreSpoken', { n: others })}</span>
            </span>
          )}
        </p>
        {phase !== 'failed' && <span className="tabular shrink-0 text-sm text-muted">{percent}%</span>}
        {phase === 'failed' && (
          <Button variant="ghost" size="icon" aria-label={t('upload.dismiss')} onClick={onDismiss}>
            <X aria-hidden />
          </Button>
        )}
      </div>
      {phase === 'failed' ? (
        reason !== label && <p className="pb-1 text-sm">{reason}</p>
      ) : (
        <Progress percent={percent} label={label} tone={phase === 'completed' ? 'success' : 'primary'} />
      )}
    </section>
  )
}

const tones = {
  processing: 'font-semibold',
  completed: 'font-semibold text-success',
  failed: 'font-semibold text-critical',
} as const

function useLabel(phase: BannerItem['phase']): string {
  const { t } = useSpeech()
  if (phase === 'completed') return t('upload.completed')
  return phase === 'failed' ? t('upload.processingFailed') : t('upload.processing')
}

/** Said once per turn, not at every per cent. */
function BannerNews({ item }: { readonly item: BannerItem | null }) {
  const label = useLabel(item?.phase ?? 'processing')
  return <output className="sr-only">{item && `${label} ${item.file.display_name}`}</output>
}
