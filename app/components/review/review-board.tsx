import { useNavigate } from '@remix-run/react'
import { ChevronLeft, ChevronRight } from 'lucide-react'
import { useEffect, useRef, useState, type KeyboardEvent } from 'react'
import type { Place } from '#core/records/page'
import type { ToCheck } from '#core/records/waiting'
import { searchOf } from '../../page-asked'
import { FactInShort } from '../fact/fact-in-short'
import { factOfEntity } from '../fact/fact-view'
import { useSpeech } from '../i18n'
import type { PaperPicture } from '../paper/page-image'
import { regionsOf } from '../record/entity-view'
import { SourcePanel } from '../source/source-panel'
import { NarrowSheet } from '../source/narrow-sheet'
import { useSource } from '../source/use-source'
import { Button } from '../ui/button'
import { actionOf, isWriting } from './keys'
import { RestOfPage } from './rest-of-page'
import { ReviewTask, type ReviewHandle } from './review-task'
import { LinkButton } from '../ui/link-button'

export interface Questions {
  readonly questions: readonly ToCheck[]
  /** Of all that wait. */
  readonly total: number
  /** How many wait before the first of these. */
  readonly from: number
  readonly next: Place | null
  readonly pictures: Readonly<Record<string, PaperPicture>>
  readonly titles: Readonly<Record<string, string>>
}

/** What waits, one at a time; from one to the next by button and by key, once the board has the focus. */
export function ReviewBoard({ questions, total, from, next, pictures, titles }: Questions) {
  const { t, direction } = useSpeech()
  const { open, at, current, go, said, undo, answeredAll, openedAgain } = useQuestions(questions, from, next)
  const waiting = total - (questions.length - open.length)
  const handle = useRef<ReviewHandle>(null)
  const board = useRef<HTMLElement>(null)
  const source = useSource()
  const id = current?.taskId
  useEffect(() => board.current?.focus({ preventScroll: true }), [id])

  const press = (event: KeyboardEvent) => {
    const action = isWriting(event.target) ? null : actionOf(event.nativeEvent)
    if (action === null) return
    event.preventDefault()
    if (action === 'next') go(1)
    else if (action === 'before') go(-1)
    else if (action === 'undo') undo.current?.()
    else handle.current?.[action]()
  }

  if (!current)
    return (
      <LinkButton to="/review" variant="outline">
        {t('review.more', { n: waiting })}
      </LinkButton>
    )
  const { entity } = current
  const picture = pictures[entity.file_id]
  const rightToLeft = /\p{Script=Hebrew}/u.test(entity.evidence.quote)
  const page = picture && {
    title: titles[entity.file_id] ?? t('file.page'),
    picture,
    regions: regionsOf([entity], picture, rightToLeft),
    rightToLeft,
    selected: entity.id,
    onSelect: source.show,
  }
  const [Before, After] = direction === 'rtl' ? [ChevronRight, ChevronLeft] : [ChevronLeft, ChevronRight]
  return (
    <div className="beside-source">
      {/* The keys of a board that is no control by itself: its buttons do the same. */}
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions */}
      <section
        ref={board}
        tabIndex={-1}
        aria-labelledby="task"
        onKeyDown={press}
        className="grid gap-4 outline-none"
      >
        <div className="flex flex-wrap items-center gap-2">
          <p id="task" className="tabular me-auto font-semibold">
            {t('review.task', { i: from + at + 1, n: waiting })}
          </p>
          <Button
            variant="ghost"
            size="icon"
            aria-label={t('review.before')}
            disabled={from + at === 0}
            onClick={() => go(-1)}
          >
            <Before aria-hidden />
          </Button>
          <Button
            variant="ghost"
            size="icon"
            aria-label={t('review.next')}
            disabled={at === open.length - 1 && next === null}
            onClick={() => go(1)}
          >
            <After aria-hidden />
          </Button>
        </div>
        <ReviewTask
          key={current.taskId}
          question={current}
          pictures={pictures}
          titles={titles}
          handle={handle}
          onOpen={() => source.show(entity.id)}
          {...said(current.taskId)}
        />
        <RestOfPage
          question={current}
          open={open}
          picture={picture}
          onSaid={answeredAll}
          onUndone={openedAgain}
        />
        <p className="hidden text-sm text-muted lg:block">
          {t('review.keys')}
          {current.against !== null && t('review.keyOther')}
        </p>
      </section>
      {page && <SourcePanel {...page} />}
      {page && (
        <NarrowSheet
          {...page}
          open={source.shown !== null}
          onClose={source.close}
          onClosed={() => board.current?.focus()}
          order={[entity.id]}
        >
          <FactInShort fact={factOfEntity(entity)} />
        </NarrowSheet>
      )}
    </div>
  )
}

/** Which question is shown. What was answered here is gone at once, and back when the word is taken back. */
function useQuestions(questions: readonly ToCheck[], from: number, next: Place | null) {
  const navigate = useNavigate()
  const [answered, setAnswered] = useState<ReadonlySet<string>>(new Set())
  const [asked, setAsked] = useState(0)
  const undo = useRef<(() => void) | null>(null)
  const open = questions.filter(({ taskId }) => !answered.has(taskId))
  const at = Math.max(0, Math.min(asked, open.length - 1))

  const go = (by: 1 | -1) => {
    if (at + by >= 0 && at + by < open.length) setAsked(at + by)
    else if (by === 1 && next) {
      setAsked(0)
      navigate(`${searchOf(next)}&from=${from + open.length}`)
    } else if (by === -1 && from > 0) navigate(-1)
  }
  const answeredAll = (taskIds: readonly string[], takeBack: () => void) => {
    undo.current = takeBack
    setAnswered((before) => new Set([...before, ...taskIds]))
  }
  const openedAgain = (taskIds: readonly string[]) => {
    undo.current = null
    setAnswered((before) => new Set([...before].filter((id) => !taskIds.includes(id))))
  }
  const said = (taskId: string) => ({
    onSaid: (takeBack: () => void) => answeredAll([taskId], takeBack),
    onUndone: () => openedAgain([taskId]),
  })
  return { open, at, current: open[at], go, said, undo, answeredAll, openedAgain }
}
