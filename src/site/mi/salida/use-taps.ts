import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import type { MiSalida } from '@/entities/despacho/mi'
import { type Pending, pasoDe } from '@/entities/despacho/phone-answers'
import { pendingQuery } from '@/entities/despacho/phone-queries'
import { hora } from '@/entities/despacho/words'
import { campoDe, type HoraDePaso, type Paso } from '@/shared/lib/form/paso-salida'
import { useAnswer } from '@/site/mi/answer'

type Tap = Extract<Pending, { que: 'parte' }>

/** What went, with its odometer in kilometres. */
export type Ida = MiSalida['vehiculos'][number] & { va: boolean }

/**
 * What this phone shows of a run: what was tapped here and is on its way stands before what the central said. `dicho` is
 * when that was: until the next word of the central a tap that it took stands as it was tapped.
 */
export function useTaps(despacho: string, { horas, vehiculos, ofrecidos }: MiSalida, dicho: string) {
  const { data: pending = [] } = useQuery(pendingQuery)
  const answer = useAnswer()
  const [taken, setTaken] = useState<{ dicho: string; pasos: Readonly<Record<string, Tap>> }>({
    dicho,
    pasos: {},
  })
  const here = pending.filter((one): one is Tap => one.que === 'parte' && one.despacho === despacho)
  const waiting = here.filter(({ rechazo }) => rechazo === undefined)
  const tapped = new Map([
    ...(taken.dicho === dicho ? Object.entries(taken.pasos) : []),
    ...waiting.map((one) => [campoDe(one.paso), one] as const),
  ])
  const tap = (paso: Paso) => {
    const one = { ...(pasoDe(despacho, paso) as Tap), tocado: Date.now() }
    setTaken((before) => ({
      dicho,
      pasos: { ...(before.dicho === dicho ? before.pasos : {}), [campoDe(paso)]: one },
    }))
    answer(pasoDe(despacho, paso))
  }
  const timeOf = (which: HoraDePaso): string => {
    const one = tapped.get(`hora:${which}`)
    if (one?.paso.hace !== 'HORA') return horas[which] ?? ''
    return one.paso.quita ? '' : hora(new Date(one.tocado).toISOString())
  }
  const idaOf = (nombre: string): Ida => {
    const one = tapped.get(`vehiculo:${nombre}`)
    if (one?.paso.hace === 'VEHICULO') return one.paso
    const known = vehiculos.find((each) => each.nombre === nombre)
    return known ? { ...known, va: true } : { nombre, va: false, kmSalida: null, kmRegreso: null }
  }
  const others: MiSalida['ofrecidos'] = vehiculos
    .filter(({ nombre }) => !ofrecidos.some((one) => one.nombre === nombre))
    .map(({ nombre }) => ({ nombre, placa: '' }))
  return {
    tap,
    timeOf,
    vehicles: [...ofrecidos, ...others].map((one) => ({
      ...one,
      ...idaOf(one.nombre),
    })),
    over: tapped.has('terminar'),
    waits: waiting.length > 0,
    refused: here.filter(({ rechazo }) => rechazo !== undefined),
  }
}
