import { useLocation, useNavigate } from '@tanstack/react-router'
import { useEffect, useRef } from 'react'

/** Takes the packet behind this address's hash, `#<name>=…`, once. */
export function useHashPacket(name: string, take: (text: string) => void): void {
  const hash = useLocation({ select: (location) => location.hash })
  const navigate = useNavigate()
  const handled = useRef('')
  useEffect(() => {
    if (!hash.startsWith(`${name}=`) || handled.current === hash) return
    handled.current = hash
    take(`#${hash}`)
    // Removed from the address: from the history or a redirect the packet would arrive a second time.
    void navigate({ to: '.', search: true, hash: '', replace: true, resetScroll: false })
  }, [hash, name, navigate, take])
}
