export type AtencionId =
  | 'correoInformacion'
  | 'correoInspecciones'
  | 'correoQuejas'
  | 'horarioEmergencias'
  | 'horarioOficinas'
  | 'horarioInspecciones'

type Correos = { general: string; quejas: string }

/** How the brigade is reached and when, in its own words or by the spec's constants (§2.9, §9). */
export const atencionDe = (
  sitio: { readonly [id in AtencionId]?: string | undefined },
  { general, quejas }: Correos,
): Record<AtencionId, string> => ({
  correoInformacion: sitio.correoInformacion || general,
  correoInspecciones: sitio.correoInspecciones || general,
  correoQuejas: sitio.correoQuejas || quejas,
  horarioEmergencias: sitio.horarioEmergencias ?? '24/7',
  horarioOficinas: sitio.horarioOficinas ?? 'Lun-Vie 8:00-17:00',
  horarioInspecciones: sitio.horarioInspecciones ?? 'con cita previa',
})
