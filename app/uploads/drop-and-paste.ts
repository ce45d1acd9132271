import { useEffect, useState } from 'react'

/** Pictures that are dropped anywhere on the screen or pasted; true while some are held over it. */
export function useDropAndPaste(onFiles: (files: readonly File[]) => void): boolean {
  const [over, setOver] = useState(false)
  useEffect(() => {
    const drag = (event: DragEvent) => {
      if (!event.dataTransfer?.types.includes('Files')) return
      event.preventDefault()
      setOver(event.type !== 'dragleave')
    }
    const drop = (event: DragEvent) => {
      setOver(false)
      const files = [...(event.dataTransfer?.files ?? [])]
      if (files.length === 0) return
      event.preventDefault()
      onFiles(files)
    }
    const paste = ({ clipboardData }: ClipboardEvent) => {
      const files = [...(clipboardData?.files ?? [])]
      if (files.length > 0) onFiles(files)
    }
    const listened = [
      ['dragover', drag],
      ['dragleave', drag],
      ['drop', drop],
    ] as const
    for (const [name, listen] of listened) window.addEventListener(name, listen)
    window.addEventListener('paste', paste)
    return () => {
      for (const [name, listen] of listened) window.removeEventListener(name, listen)
      window.removeEventListener('paste', paste)
    }
  }, [onFiles])
  return over
}
