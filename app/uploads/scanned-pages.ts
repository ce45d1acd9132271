import { useCallback, useEffect, useReducer, useRef } from 'react'
import { faultsOf, type PictureFault } from '#core/records/picture-faults'
import { lookAt } from './look-at'

/** A page that was photographed and not sent yet. */
export interface ScannedPage {
  readonly key: number
  readonly file: File
  /** Of this tab: what shows it. */
  readonly url: string
  /** What will make it hard to read. */
  readonly faults: readonly PictureFault[]
}

type Change =
  | { readonly type: 'add'; readonly page: ScannedPage }
  | { readonly type: 'judge'; readonly key: number; readonly faults: readonly PictureFault[] }
  | { readonly type: 'remove'; readonly key: number }
  | { readonly type: 'clear' }

function changed(pages: readonly ScannedPage[], change: Change): readonly ScannedPage[] {
  switch (change.type) {
    case 'add':
      return [...pages, change.page]
    case 'judge':
      return pages.map((page) => (page.key === change.key ? { ...page, faults: change.faults } : page))
    case 'remove':
      return pages.filter(({ key }) => key !== change.key)
    case 'clear':
      return []
  }
}

export function useScannedPages() {
  const [pages, dispatch] = useReducer(changed, [])
  const lastKey = useRef(0)
  const urls = useRef(new Map<number, string>())
  const forget = useCallback((key: number) => {
    const url = urls.current.get(key)
    if (url !== undefined) URL.revokeObjectURL(url)
    urls.current.delete(key)
  }, [])
  useEffect(() => {
    const held = urls.current
    return () => {
      for (const key of held.keys()) forget(key)
    }
  }, [forget])

  const add = useCallback((file: File) => {
    lastKey.current += 1
    const key = lastKey.current
    const url = URL.createObjectURL(file)
    urls.current.set(key, url)
    dispatch({ type: 'add', page: { key, file, url, faults: [] } })
    void lookAt(file).then((grey) => {
      if (grey) dispatch({ type: 'judge', key, faults: faultsOf(grey) })
    })
  }, [])
  return {
    pages,
    add,
    remove: (key: number) => {
      forget(key)
      dispatch({ type: 'remove', key })
    },
    clear: () => dispatch({ type: 'clear' }),
  }
}
