import type { Convocado } from '@/entities/despacho/convocado'

/** Somebody who was asked to a call and of whom nothing is known yet. */
export const someone = (persona: string, values: Partial<Convocado> = {}): Convocado => ({
  persona,
  nombre: persona,
  cargo: '',
  funciones: [],
  equipos: 1,
  enviado: null,
  fallo: false,
  mostrado: null,
  visto: null,
  respuesta: null,
  minutos: null,
  respondio: null,
  por: null,
  llamado: null,
  llamadoPor: null,
  ...values,
})
