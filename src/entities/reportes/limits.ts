/**
 * The longest text of each field and the most pictures of a report. Larger packets are refused: they would freeze a
 * phone.
 */
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
  nota: 10_000,
} as const

/** Limits for a packet's JSON: 500 reports with five photos each have about 30 000 values. */
export const LIMITS = { depth: 8, values: 100_000 } as const
