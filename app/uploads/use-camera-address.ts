import { useLocation, useNavigate } from '@remix-run/react'

/** Nothing is read again for it (live/shows.ts): the camera works without a network, too. */
export const cameraParam = 'camera'

interface Opened {
  readonly openedHere?: boolean
}

/** The camera is a step of the way: Back closes it. */
export function useCameraAddress() {
  const { pathname, search, state } = useLocation()
  const navigate = useNavigate()
  const opened: Opened = { openedHere: true }
  return {
    open: new URLSearchParams(search).has(cameraParam),
    show: () =>
      navigate({ pathname, search: `?${cameraParam}` }, { state: opened, preventScrollReset: true }),
    close: () => {
      if ((state as Opened | null)?.openedHere) navigate(-1)
      else navigate(pathname, { replace: true, preventScrollReset: true })
    },
  }
}
