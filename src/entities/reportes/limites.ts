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
