import { Link, useLocation } from '@remix-run/react'
import { FolderHeart } from 'lucide-react'
import { useEffect, useRef } from 'react'
import { AskButton } from '../ask/ask-button'
import { useSpeech } from '../i18n'
import {
  filesPlace,
  homePlace,
  recordPlaces,
  reviewPlace,
  scanPlace,
  searchPlace,
  timelinePlace,
} from './places'

type Place =
  | (typeof recordPlaces)[number]
  | typeof homePlace
  | typeof reviewPlace
  | typeof scanPlace
  | typeof filesPlace
  | typeof timelinePlace
  | typeof searchPlace

/** From every screen every other is two taps away: at a desk a rail. */
export function Rail() {
  const { t } = useSpeech()
  return (
    <nav aria-label={t('shell.places')} className="rail">
      <ul className="grid gap-0.5">
        {[homePlace, searchPlace, scanPlace, reviewPlace, timelinePlace, ...recordPlaces, filesPlace].map(
          (place) => (
            <li key={place.to}>
              <To place={place} className="nav-item" />
            </li>
          ),
        )}
      </ul>
    </nav>
  )
}

/** On a phone a bar, where the thumb is. */
export function Bar() {
  const { t } = useSpeech()
  return (
    <nav aria-label={t('shell.places')} className="bar">
      <To place={homePlace} className="bar-item" />
      <RecordMenu />
      <To place={scanPlace} className="bar-item bar-scan" />
      <To place={timelinePlace} className="bar-item" />
      <AskButton className="bar-item" />
    </nav>
  )
}

/** The lists, which would not all fit the bar; it opens without a script, too. */
function RecordMenu() {
  const { t } = useSpeech()
  const { key, pathname } = useLocation()
  const menu = useRef<HTMLDetailsElement>(null)
  useEffect(() => close(menu.current), [key])
  useEffect(() => {
    const leave = ({ target }: Event) => {
      if (target instanceof Node && !menu.current?.contains(target)) close(menu.current)
    }
    const escape = ({ key: pressed }: KeyboardEvent) => {
      if (pressed === 'Escape') close(menu.current)
    }
    document.addEventListener('pointerdown', leave)
    document.addEventListener('focusin', leave)
    document.addEventListener('keydown', escape)
    return () => {
      document.removeEventListener('pointerdown', leave)
      document.removeEventListener('focusin', leave)
      document.removeEventListener('keydown', escape)
    }
  }, [])
  const places = [searchPlace, reviewPlace, ...recordPlaces, filesPlace]
  const here = places.some(({ to }) => to === pathname)
  return (
    <details ref={menu} className="bar-more">
      <summary className="bar-item" aria-current={here ? 'page' : undefined}>
        <FolderHeart aria-hidden />
        <span>{t('shell.record')}</span>
      </summary>
      <ul className="bar-menu">
        {places.map((place) => (
          <li key={place.to}>
            <To place={place} className="nav-item" />
          </li>
        ))}
      </ul>
    </details>
  )
}

function close(menu: HTMLDetailsElement | null): void {
  menu?.toggleAttribute('open', false)
}

/** A `NavLink` would make an address of each at every look, twice thirty of them. */
function To({ place: { to, label, Icon }, className }: { place: Place; className: string }) {
  const { t } = useSpeech()
  const { pathname } = useLocation()
  const here = pathname === to ? 'page' : undefined
  return (
    <Link to={to} aria-current={here} className={className} prefetch="intent" viewTransition>
      <Icon aria-hidden />
      <span>{t(label)}</span>
    </Link>
  )
}
