import { useEffect, useRef, useState, type ComponentType } from 'react'
import { useSpeech } from '../i18n'
import { useToast } from './toast'

interface Opens {
  readonly open: boolean
}

/**
 * A part that a screen opens, whose script is fetched when it is opened for the first time. Where it does not come it
 * says so, and closes.
 * @param close tells whoever opened it
 */
export function onDemand<P extends Opens>(
  load: () => Promise<ComponentType<P>>,
  close: (props: P) => void,
): ComponentType<P> {
  let loaded: ComponentType<P> | null = null
  return function OnDemand(props: P) {
    const { t } = useSpeech()
    const toast = useToast()
    const [Part, setPart] = useState(() => loaded)
    const isMissing = props.open && Part === null
    // What fails is told to whoever waits by then.
    const onFailed = useRef(() => {})
    useEffect(() => {
      onFailed.current = () => {
        close(props)
        toast({ title: t('shell.offline'), variant: 'destructive', about: 'on-demand' })
      }
    })
    useEffect(() => {
      if (!isMissing) return undefined
      let isAwaited = true
      load().then(
        (part) => {
          loaded = part
          if (isAwaited) setPart(() => part)
        },
        () => {
          if (isAwaited) onFailed.current()
        },
      )
      return () => {
        isAwaited = false
      }
    }, [isMissing])
    return Part && <Part {...props} />
  }
}
