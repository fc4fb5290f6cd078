import { useEffect } from 'react'

/** What is said of a report, in the words of spec §8 and contract §7: by its page, or by a toast where none shows it. */
export const GUARDADO = {
  title: 'Reporte guardado',
  message: 'Falta enviarlo a la estación.',
} as const

export const EN_CAMINO = { title: 'Reporte guardado', message: 'Se enviará solo cuando haya señal.' } as const

export const ENVIADO = {
  title: 'Reporte enviado',
  message: 'Tu reporte ha sido enviado correctamente. Te contactaremos pronto.',
} as const

/** Nobody is behind a central that no brigade has claimed. */
export const ENVIADO_A_NADIE = {
  title: 'Reporte enviado',
  message: 'Llegó a la central de muestra: ninguna estación lo lee.',
} as const

const onScreen = new Set<string>()

/** Called as a report is filed: the central may answer before its page is drawn. */
export const expectOnScreen = (id: string): void => {
  onScreen.add(id)
}

/** Whether the page in view says how this report stands, so that no toast covers it with the same words. */
export const isOnScreen = (id: string): boolean => onScreen.has(id)

/** For what says how a report stands, as long as it is drawn. */
export function useOnScreen(id: string): void {
  useEffect(() => {
    onScreen.add(id)
    return () => void onScreen.delete(id)
  }, [id])
}
