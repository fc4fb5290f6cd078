import { sentenceOf } from '@/shared/lib/spoken-error'
import { wasTold } from '@/shared/lib/told-error'
import { useOverlays } from './overlays'

/** Tells an error that nobody expected, in a toast and in the console; one that was told already it leaves alone. */
export function useTellUnexpected(): (error: unknown) => void {
  const { showError } = useOverlays()
  return (error) => {
    if (wasTold(error)) return
    console.error('Error inesperado', error)
    showError('Algo falló', 'Lo que escribió sigue aquí. Inténtelo otra vez.', sentenceOf(error))
  }
}
