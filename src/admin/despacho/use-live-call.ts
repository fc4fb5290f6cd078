import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import type { Llamada } from '@/entities/despacho/convocado'
import { llamadaQuery } from '@/entities/despacho/queries'

/** How often an open screen asks even if no line to the central holds, in ms. */
const EVERY_MS = 15_000
const TICK_MS = 1000

export type LiveCall = {
  llamada: Llamada | undefined
  /** What the central said about it, where it said no or can't be reached. */
  error: Error | null
  /** This moment by the central's clock, in ms since 1970. */
  now: number
  /** When the central was last heard, in ms since 1970 by this device's clock; 0 before the first time. */
  heard: number
}

/** A call as it is now: by the central's line, and every few seconds. It goes on counting without the central. */
export function useLiveCall(id: string): LiveCall {
  const client = useQueryClient()
  const { data, error, dataUpdatedAt } = useQuery({
    ...llamadaQuery(id),
    refetchInterval: EVERY_MS,
    refetchIntervalInBackground: true,
  })
  const [clock, setClock] = useState(Date.now)
  useEffect(() => {
    const timer = setInterval(() => setClock(Date.now()), TICK_MS)
    return () => clearInterval(timer)
  }, [])
  useEffect(() => {
    const line = new EventSource('/api/despachos/eventos')
    line.addEventListener(
      'despacho',
      () => void client.invalidateQueries({ queryKey: llamadaQuery(id).queryKey }),
    )
    return () => line.close()
  }, [id, client])
  const skew = data ? Date.parse(data.ahora) - dataUpdatedAt : 0
  return { llamada: data, error, now: clock + skew, heard: dataUpdatedAt }
}
