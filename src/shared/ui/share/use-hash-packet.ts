import { useLocation, useNavigate } from '@tanstack/react-router'
import { useEffect, useRef } from 'react'

/** Takes, once, the packet that this screen's address brings behind its hash: `#<name>=…`. */
export function useHashPacket(name: string, take: (text: string) => void): void {
  const hash = useLocation({ select: (location) => location.hash })
  const navigate = useNavigate()
  const handled = useRef('')
  useEffect(() => {
    if (!hash.startsWith(`${name}=`) || handled.current === hash) return
    handled.current = hash
    take(`#${hash}`)
    // In the history or in a redirect, the packet would arrive a second time.
    void navigate({ to: '.', search: true, hash: '', replace: true, resetScroll: false })
  }, [hash, name, navigate, take])
}
