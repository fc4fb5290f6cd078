import { useMemo } from 'react'
import { knowsCentral } from '@/access/central/mark'
import type { Uses } from '@/access/uses'
import { useAllowed } from '@/admin/shell/data/use-allowed'
import { useFeriados } from '@/admin/shell/data/use-feriados'
import { useNow } from '@/admin/ui/record/age'
import { aportes } from '@/entities/aportes/queries'
import { useInstitucion, useModulos } from '@/entities/configuracion/use-institucion'
import { pedidos } from '@/entities/datos/queries'
import { peticiones } from '@/entities/inspecciones/peticiones-queries'
import { mensajes } from '@/entities/mensajes/queries'
import { used } from '@/entities/modules'
import { solicitudes, terminos as terminosResource } from '@/entities/solicitudes/queries'
import { terminosDe } from '@/entities/solicitudes/terminos'
import { toDay } from '@/shared/lib/fecha'
import { byTurn, type Carta, deDatos, deMensaje, dePermiso, dePregunta, deSolicitud, LISTAS } from './carta'
import { CLASES, type Clase } from './search'

/** The kinds of the modules that this app shows, whoever asks. */
function shown(uses: Uses): Clase[] {
  const keys = used(knowsCentral(), uses).flatMap(({ lists = [] }) => lists.map(({ key }) => key))
  return CLASES.filter((clase) => keys.includes(LISTAS[clase].key))
}

/** The requests' terms, for whoever may read them, with what is stored of them. */
function useTerminos() {
  const { data: guardados, isLoading } = useAllowed(terminosResource.query, 'rendicion:view')
  const feriados = useFeriados()
  const terminos = useMemo(() => guardados && terminosDe(guardados, feriados), [guardados, feriados])
  return { guardados, terminos, isLoading }
}

/**
 * All that people sent and this person may read, in the order in which it is answered; null while it is being read.
 * `lacking`: something of it hasn't come whole to this device. `dias`: within how many a request about data is answered.
 */
export function useCartas() {
  const hoy = toDay(useNow())
  const messages = useAllowed({ ...mensajes.known, throwOnError: true }, 'rendicion:view')
  const requests = useAllowed({ ...solicitudes.known, throwOnError: true }, 'rendicion:view')
  const questions = useAllowed({ ...aportes.known, throwOnError: true }, 'rendicion:view')
  const ofData = useAllowed({ ...pedidos.known, throwOnError: true }, 'config:view')
  const ofPermits = useAllowed({ ...peticiones.known, throwOnError: true }, 'inspecciones:view')
  const { guardados, terminos, ...terms } = useTerminos()
  const { diasDatos: dias } = useInstitucion()
  const uses = useModulos()
  const loading = [messages, requests, questions, ofData, ofPermits, terms].some(({ isLoading }) => isLoading)
  const read = {
    MENSAJE: messages.data,
    SOLICITUD: requests.data,
    PREGUNTA: questions.data,
    DATOS: ofData.data,
    PERMISO: ofPermits.data,
  }
  const { MENSAJE, SOLICITUD, PREGUNTA, DATOS, PERMISO } = read
  const cartas = useMemo(
    (): Record<Clase, readonly Carta[]> => ({
      MENSAJE: MENSAJE?.map(deMensaje) ?? [],
      SOLICITUD: (terminos && SOLICITUD?.map((one) => deSolicitud(one, hoy, terminos))) ?? [],
      PREGUNTA: PREGUNTA?.map(dePregunta) ?? [],
      DATOS: DATOS?.map((one) => deDatos(one, hoy, dias)) ?? [],
      PERMISO: PERMISO?.map(dePermiso) ?? [],
    }),
    [MENSAJE, SOLICITUD, PREGUNTA, DATOS, PERMISO, terminos, dias, hoy],
  )
  const clases = shown(uses).filter((clase) => read[clase] !== undefined)
  const inView = clases.join()
  const list = useMemo(
    () => CLASES.flatMap((clase) => (inView.split(',').includes(clase) ? cartas[clase] : [])).sort(byTurn),
    [cartas, inView],
  )
  return {
    ...{ hoy, clases, guardados, terminos, dias },
    list: loading ? null : list,
    lacking: clases.some((clase) => read[clase] === null),
  }
}

export type Buzon = ReturnType<typeof useCartas>
