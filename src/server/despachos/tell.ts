import { AVISO_MINUTOS, type Despacho } from '@/entities/despacho/despacho'
import { ajustesDespachoObject } from '@/entities/despacho/module'
import { enqueue } from '@/server/avisos/queue'
import type { Query } from '@/server/database/database'
import { readObject } from '@/server/object'
import { type Aviso, MI_URL } from '@/shared/lib/aviso'
import { TIPO_SERVICIO_LABELS } from '@/shared/lib/tipos-servicio'
import { phonesOf } from './accesos'
import { activePeople } from './people'

/** What happened to a call. */
export type News = 'nuevo' | 'corregido' | 'anulado' | 'cerrado'

const TITLES: Record<News, string> = {
  nuevo: 'Hay una salida',
  corregido: 'Cambió la salida',
  anulado: 'Salida anulada',
  cerrado: 'La salida terminó',
}

const ASKS: Record<News, string> = {
  nuevo: 'Ábralo y diga si viene.',
  corregido: 'Ábralo y mire qué cambió.',
  anulado: 'Ya no hace falta ir.',
  cerrado: 'Ya no hace falta contestar.',
}

const placeOf = ({ tipo, direccion }: Despacho): string =>
  [TIPO_SERVICIO_LABELS[tipo], direccion].filter(Boolean).join(' · ')

/** A locked phone shows it: type and place only where the brigade chose so. */
async function avisoOf(query: Query, despacho: Despacho, news: News): Promise<Aviso> {
  const { avisoConLugar } = await readObject(query, ajustesDespachoObject)
  const titulo = despacho.prueba ? `PRUEBA: ${TITLES[news].toLowerCase()}` : TITLES[news]
  const runs = news === 'nuevo' || news === 'corregido'
  return {
    titulo,
    cuerpo: avisoConLugar ? `${placeOf(despacho)}. ${ASKS[news]}` : ASKS[news],
    url: MI_URL,
    tag: despacho.id,
    // The last one replaces what stands on the phone, and rings nobody.
    urgente: news !== 'cerrado',
    ...(runs && { despacho: despacho.id }),
    minutos: AVISO_MINUTOS,
  }
}

/**
 * Rings the phones of those of these people who still belong to the brigade, in the transaction of what it tells. How many
 * people that are.
 */
export async function tellPeople(
  query: Query,
  personas: readonly string[],
  despacho: Despacho,
  news: News,
): Promise<number> {
  const active = (await activePeople(query)).map(({ id }) => id).filter((id) => personas.includes(id))
  const phones = await phonesOf(query, active)
  const endpoints = phones.map(({ endpoint }) => endpoint)
  await enqueue(query, 'push', endpoints, await avisoOf(query, despacho, news))
  return new Set(phones.map(({ persona }) => persona)).size
}
