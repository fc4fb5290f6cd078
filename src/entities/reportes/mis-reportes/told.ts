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
