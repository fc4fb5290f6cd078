import { AVISO_MINUTOS, type Despacho } from '@/entities/despacho/despacho'
import { ajustesDespachoObject } from '@/entities/despacho/module'
import { enqueue } from '@/server/avisos/queue'
import type { Query } from '@/server/database/database'
import { readObject } from '@/server/object'
import { type Aviso, MI_URL } from '@/shared/lib/aviso'
import { TIPO_SERVICIO_LABELS } from '@/shared/lib/tipos-servicio'
import { phonesOf } from './accesos'

/** What happened to a call. */
export type News = 'nuevo' | 'corregido' | 'anulado'

const TITLES: Record<News, string> = {
  nuevo: 'Hay una salida',
  corregido: 'Cambió la salida',
  anulado: 'Salida anulada',
}

const placeOf = ({ tipo, direccion }: Despacho): string =>
  [TIPO_SERVICIO_LABELS[tipo], direccion].filter(Boolean).join(' · ')

/** A locked phone shows it: type and place only where the brigade chose so. */
async function avisoOf(query: Query, despacho: Despacho, news: News): Promise<Aviso> {
  const { avisoConLugar } = await readObject(query, ajustesDespachoObject)
  const titulo = despacho.prueba ? `PRUEBA: ${TITLES[news].toLowerCase()}` : TITLES[news]
  const ask = news === 'anulado' ? 'Ya no hace falta ir.' : 'Ábralo y diga si viene.'
  return {
    titulo,
    cuerpo: avisoConLugar ? `${placeOf(despacho)}. ${ask}` : ask,
    url: MI_URL,
    tag: despacho.id,
    urgente: true,
    ...(news !== 'anulado' && { despacho: despacho.id }),
    minutos: AVISO_MINUTOS,
  }
}

/** Rings the phones of these people, in the transaction of what it tells. */
export async function tellPeople(
  query: Query,
  personas: readonly string[],
  despacho: Despacho,
  news: News,
): Promise<void> {
  const phones = await phonesOf(query, personas)
  const endpoints = phones.map(({ endpoint }) => endpoint)
  await enqueue(query, 'push', endpoints, await avisoOf(query, despacho, news))
}
