import type { ShouldRevalidateFunction } from '@remix-run/react'
import type { ShownTable } from '#core/live/tables'
import { isReadAgain, type Changed } from './freshness'

/** A route's `handle`: what its loader reads. */
export interface Shows {
  readonly shows: readonly ShownTable[]
}

/** Held outside React, since routes are asked outside React. In the browser alone: a server has no hub to hear. */
export const live: { reading: Changed | null } = { reading: null }

/** A route's `shouldRevalidate`: the hub's changes have it read again only where they concern what it shows. */
export function whenChanged({ shows }: Shows): ShouldRevalidateFunction {
  return ({ currentUrl, nextUrl, formAction, defaultShouldRevalidate }) => {
    const sameUrl = currentUrl.href === nextUrl.href
    const { reading } = live
    if (!sameUrl && reading === null && listAt(currentUrl) === listAt(nextUrl)) return false
    return isReadAgain({ shows, reading, sameUrl, formAction, defaultShouldRevalidate })
  }
}

/** The address without what only lies over the screen, a page or the camera: it is no other list. */
export function listedAt(pathname: string, searchParams: URLSearchParams): string {
  const asked = new URLSearchParams(searchParams)
  asked.delete('entity')
  asked.delete('line')
  asked.delete('camera')
  return `${pathname}?${asked.toString()}`
}

const listAt = ({ pathname, searchParams }: URL): string => listedAt(pathname, searchParams)

export function showsOf(handle: unknown): readonly ShownTable[] {
  return (handle as Shows | undefined)?.shows ?? []
}
