import { useMutation } from '@tanstack/react-query'
import { useLocation, useNavigate } from '@tanstack/react-router'
import { useEffect, useRef } from 'react'
import { misReportes } from '@/entities/reportes/mis-reportes'

/** The station's answer, from the address that this page was opened with or from what the person hands in. */
export function useAnswer() {
  const hash = useLocation({ select: (location) => location.hash })
  const navigate = useNavigate()
  const { mutate, data } = useMutation(misReportes.answer)
  const handled = useRef('')

  useEffect(() => {
    if (!hash.startsWith('acuse=') || handled.current === hash) return
    handled.current = hash
    mutate(`#${hash}`)
    // Going back to this page later must not say again that something arrived.
    void navigate({ to: '.', search: true, hash: '', replace: true, resetScroll: false })
  }, [hash, mutate, navigate])

  return { take: mutate, result: data }
}
