/** Where what a citizen sends arrives, by whose the central is. */
export const REACHES = {
  suya: 'Con señal, llega a la estación en cuanto toque el botón. Sin señal, espera en este teléfono y se envía solo cuando vuelva.',
  muestra: 'Llega a la central de muestra: ninguna estación lo lee.',
}

const KEPT = 'Lo que escribió sigue aquí aunque cierre la página.'

/** What the draft of such a form says of itself. */
export const DRAFT_SENTENCES = {
  restored: KEPT,
  saved: KEPT,
  failed: 'No se pudo guardar lo que escribió: envíelo antes de cerrar esta página.',
}

/** How the hour of what was sent is told, by whose the central is. */
export const WHEN = { suya: 'Llegó a la estación el', muestra: 'Llegó el', alone: 'Enviado el' } as const
