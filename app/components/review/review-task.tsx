import { Link } from '@remix-run/react'
import { useImperativeHandle, useRef, type RefObject } from 'react'
import { formatDate, formatDay } from '#core/i18n/dates'
import type { ToCheck } from '#core/records/waiting'
import { FactAmount } from '../fact/fact-amount'
import { factOfEntity } from '../fact/fact-view'
import { useFactName } from '../fact/names'
import { useVerdict } from '../fact/use-verdict'
import { Bdi, useSpeech } from '../i18n'
import type { PaperPicture } from '../paper/page-image'
import { Strip } from '../paper/strip'
import { PatientOf } from '../record/patients'
import { TypeMark } from '../record/type-mark'
import { doubtText } from '../record/words'
import { Meter } from '../ui/meter'
import { ReviewForm } from './review-form'
import { useReviewWords } from './review-words'

/** In a row it is read in passing; here it is looked at. */
const large = 1.75

/** By which the keys say what the buttons do. */
export interface ReviewHandle {
  readonly approve: () => void
  readonly reject: () => void
  /** Does nothing where no other document says otherwise. */
  readonly other: () => void
}

interface ReviewTaskProps {
  readonly question: ToCheck
  readonly pictures: Readonly<Record<string, PaperPicture>>
  readonly titles: Readonly<Record<string, string>>
  readonly handle: RefObject<ReviewHandle>
  readonly onOpen: () => void
  readonly onSaid: (undo: () => void) => void
  readonly onUndone: () => void
}

/** One question: the line of the page, large, why it is asked, and what to say of it. */
export function ReviewTask(props: ReviewTaskProps) {
  const { question, pictures, titles, handle, onOpen, onSaid, onUndone } = props
  const { t, timeZone } = useSpeech()
  const fact = factOfEntity(question.entity)
  const name = useFactName()(fact)
  const form = useRef<HTMLFormElement>(null)
  const words = useReviewWords(fact.type)
  const { busy, approve, correct, reject, rejectOther } = useVerdict(question.taskId, question.list, {
    words,
    onSaid,
    onUndone,
  })
  const refuse = () => void (busy || reject())
  const { file_id: fileId, coding_meta: meta } = question.entity
  const { against } = question
  const refuseOther = against && (() => void (busy || rejectOther()))
  useImperativeHandle(handle, () => ({
    approve: () => form.current?.requestSubmit(),
    reject: refuse,
    other: () => refuseOther?.(),
  }))
  /** Of two that disagree only the one in question opens its page: the panel shows one. */
  const lineOf = (side: ToCheck['entity']) => (
    <Line
      question={side}
      picture={pictures[side.file_id]}
      {...(side === question.entity ? { label: t('fact.open', { name }), onOpen } : {})}
    />
  )
  return (
    <>
      <div className="fact-head">
        <h2 className="text-lg">
          <TypeMark type={fact.type} className="me-2 align-[-0.2em]" />
          <Bdi>{name}</Bdi>
        </h2>
        {against === null && <FactAmount fact={fact} />}
      </div>
      {against ? (
        <ul className="grid gap-4 sm:grid-cols-2">
          {[question.entity, against].map((side) => (
            <li key={side.id} className="grid content-start gap-1 border-s-4 border-hairline ps-3">
              <p className="text-sm text-muted">
                {side === against && `${t('review.otherPage')}: `}
                <Bdi>{titles[side.file_id] ?? t('file.page')}</Bdi>
              </p>
              <FactAmount fact={factOfEntity(side)} />
              {lineOf(side)}
            </li>
          ))}
        </ul>
      ) : (
        lineOf(question.entity)
      )}
      <p className="measure">
        <span className="font-semibold">{t('fact.isThisRight')}</span>{' '}
        {fact.named !== null && `${t('fact.named', { date: formatDay(fact.named, timeZone) })} `}
        {reasonText(t, question)}
        {meta.candidates.length > 0 &&
          ` ${t('fact.other', { names: meta.candidates.map((other) => other.name).join(', ') })}`}
      </p>
      <ReviewForm
        fact={fact}
        busy={busy}
        form={form}
        onApprove={(changes) => void (busy || (changes ? correct(changes) : approve()))}
        onReject={refuse}
        onRejectOther={refuseOther}
      />
      <Meter part={question.entity.confidence} label={t('review.confidence')} />
      <p className="text-sm text-muted">
        {t('review.source')}:{' '}
        <Link to={`/file/${fileId}?entity=${fact.key}`} className="underline underline-offset-4">
          <Bdi>{titles[fileId] ?? t('file.page')}</Bdi>
        </Link>{' '}
        {fact.date && <Bdi>{formatDate(fact.date)}</Bdi>} <PatientOf fileId={fileId} />
      </p>
    </>
  )
}

interface LineProps {
  readonly question: ToCheck['entity']
  readonly picture: PaperPicture | undefined
  /** Where it opens its page: what that is called. */
  readonly label?: string
  readonly onOpen?: () => void
}

function Line({ question: { id, evidence }, picture, label, onOpen }: LineProps) {
  if (!picture) return null
  const strip = <Strip picture={picture} id={id} place={evidence} quote={evidence.quote} scale={large} />
  if (!onOpen) return strip
  return (
    <button type="button" aria-label={label} onClick={onOpen} className="fact-strip my-1 justify-self-start">
      {strip}
    </button>
  )
}

function reasonText(t: ReturnType<typeof useSpeech>['t'], { reason, entity }: ToCheck): string {
  const doubt = reason === 'documents_disagree' ? reason : entity.coding_meta.doubt
  return doubt === null ? t('review.lowConfidence') : doubtText(t, doubt)
}
