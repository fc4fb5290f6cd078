import { useLocation, useNavigate } from '@tanstack/react-router'
import { useCallback, useEffect, useRef, useState } from 'react'
import type { Opened } from '@/entities/reportes/paquete-archivo'
import { openFile, openText } from '@/entities/reportes/recibir'

/** What another phone handed over, from the address that this screen was opened with or from the dialog. */
export function useIncoming() {
  const hash = useLocation({ select: (location) => location.hash })
  const navigate = useNavigate()
  const [opened, setOpened] = useState<Opened | null>(null)
  const handled = useRef('')

  const takeText = useCallback((text: string) => void openText(text).then(setOpened), [])
  const takeFile = (file: File) => void openFile(file).then(setOpened)

  useEffect(() => {
    if (!hash.startsWith('p=') || handled.current === hash) return
    handled.current = hash
    takeText(`#${hash}`)
    // Once read, the packet has no business in the history or in a redirect.
    void navigate({ to: '.', search: true, hash: '', replace: true, resetScroll: false })
  }, [hash, navigate, takeText])

  return { opened, takeText, takeFile, startOver: () => setOpened(null) }
}
