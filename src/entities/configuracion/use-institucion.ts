import { useQuery } from '@tanstack/react-query'
import { type Configuracion, DEFAULT_CONFIGURACION } from './configuracion'
import { configuracion } from './queries'

/** The institution as this browser has it configured, at once and without suspending. */
export const useInstitucion = (): Configuracion => useQuery(configuracion.query).data ?? DEFAULT_CONFIGURACION
