/** Most characters of each text of a report and most pictures; a packet with more is refused, or it would freeze a phone. */
export const MOST = {
  titulo: 300,
  descripcion: 10_000,
  ubicacion: 500,
  nombre: 200,
  email: 320,
  telefono: 60,
  imagenes: 5,
  respuesta: 10_000,
  administrador: 200,
} as const

/** Of a packet's JSON: 500 reports with five photos each have some 30 000 values. */
export const LIMITS = { depth: 8, values: 100_000 } as const
