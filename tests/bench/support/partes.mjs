/** Ten years of calls. */
export const PARTES = 5000
const YEARS = 10

const KINDS = ['RESCATE', 'INCENDIO', 'MATERIALES_PELIGROSOS', 'FLUVIAL', 'PREVENCION', 'CAPACITACION']
const two = (n) => String(n).padStart(2, '0')

/** The calls, the oldest first. */
export const partes = () =>
  Array.from({ length: PARTES }, (_, n) => {
    const year = 2026 - YEARS + 1 + Math.floor((n * YEARS) / PARTES)
    return {
      id: `srv-${1704117600000 + n}`,
      numero: `P-${year}-${String(n + 1).padStart(4, '0')}`,
      fecha: `${year}-${two((n % 12) + 1)}-${two((n % 28) + 1)}`,
      horaInicio: `${two(n % 24)}:10`,
      salida: `${two(n % 24)}:12`,
      llegada: `${two(n % 24)}:20`,
      horaFin: `${two(n % 24)}:55`,
      tipo: KINDS[n % KINDS.length],
      descripcion: `Salida número ${n}`,
      direccion: `Calle ${n % 90} y Sucre`,
      personalAsignado: [`Persona ${n % 40}`, `Persona ${(n + 7) % 40}`],
      tiempoRespuesta: 10,
      tiempoTotal: 45,
      costoEstimado: n % 90,
      estado: 'COMPLETADO',
      observaciones: '',
      reporte: '',
    }
  })
