import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'
import { CentralError } from '@/access/central/http'
import type { Llamada } from '@/entities/despacho/convocado'
import type { NewDespacho } from '@/entities/despacho/despacho'
import { dispatchCall, llamadaQuery } from '@/entities/despacho/queries'
import { asTold, sentenceOf } from '@/shared/lib/spoken-error'
import { useOverlays } from '@/shared/ui/overlay/overlays'

const ASK_AGAIN_MS = 3000

/** What became of the last try: nobody knows, nobody was called, or the central refused it in its words. */
export type Fate = { kind: 'unknown' } | { kind: 'none' } | { kind: 'refused'; sentence: string | undefined }

/** Whether the central's no is a no: where nobody answered, or it failed on the way, it may have called. */
const isRefusal = (error: unknown): error is CentralError =>
  error instanceof CentralError && error.status >= 400 && error.status < 500

/** Whether the central made the call as it is now, and not as an earlier try said it. */
function holds({ despacho, convocados }: Llamada, call: NewDespacho): boolean {
  const asked = new Set(convocados.map(({ persona }) => persona))
  return (
    despacho.prueba === call.prueba &&
    despacho.tipo === call.tipo &&
    despacho.direccion === call.direccion &&
    despacho.detalle === call.detalle &&
    (call.personas ?? []).every((persona) => asked.has(persona))
  )
}

/**
 * Makes a call. Where its answer is lost nobody says that nobody was called: the central is asked by itself until it is
 * known. `send` resolves once there is a call, and rejects once it is known that there is none.
 */
export function useDispatch() {
  const client = useQueryClient()
  const { mutateAsync } = useMutation(dispatchCall)
  const { confirm, showSuccess } = useOverlays()
  const [fate, setFate] = useState<Fate>()
  const open = useRef(true)
  useEffect(() => {
    open.current = true
    return () => {
      open.current = false
    }
  }, [])

  /** The call as the central has it; null where it has none, or the form was closed. */
  async function made(id: string): Promise<Llamada | null> {
    while (open.current) {
      try {
        return await client.fetchQuery(llamadaQuery(id))
      } catch (error) {
        if (isRefusal(error) && error.status === 404) return null
      }
      await new Promise((done) => setTimeout(done, ASK_AGAIN_MS))
    }
    return null
  }

  async function send(call: NewDespacho): Promise<void> {
    setFate(undefined)
    try {
      await mutateAsync(call)
    } catch (error) {
      if (!isRefusal(error)) return settle(call, error)
      if (error.code === 'mismo-lugar') {
        const apart = await confirm({
          title: 'Llamar otra vez al mismo lugar',
          question: `${error.message} Para que vaya más gente, ábrala y toque «Llamar a más gente».`,
          confirm: 'Llamar aparte',
          cancel: 'Volver',
        })
        if (apart) return send({ ...call, aparte: true })
      } else setFate({ kind: 'refused', sentence: sentenceOf(error) })
      throw asTold(error)
    }
  }

  async function settle(call: NewDespacho, error: unknown): Promise<void> {
    setFate({ kind: 'unknown' })
    const llamada = await made(call.id)
    if (llamada && holds(llamada, call)) {
      showSuccess({ title: 'La central sí llamó', message: 'Se perdió su respuesta, no la llamada.' })
      return
    }
    // An earlier try was made, and this one, which says something else, was not heard.
    if (llamada) return send(call)
    setFate({ kind: 'none' })
    throw error
  }

  return { send, fate }
}
