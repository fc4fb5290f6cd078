import { ESTADO_LABELS } from '@/entities/lotaip/mes'
import { type Publicado, publicadosList } from '@/entities/lotaip/publicado'
import { type Congelado, congeladosList } from '@/entities/presupuesto/cortes/congelado'
import { filasDe } from '@/entities/presupuesto/cortes/corte-filas'
import type { Rendicion } from '@/entities/rendicion/rendicion'
import {
  CIFRA_IDS,
  type CifrasContadas,
  cifraDe,
  contadasStored,
  isDeUnAnio,
  isSampleCifra,
} from '@/entities/sitio/cifras'
import { CAMPO_WORDS } from '@/entities/sitio/module'
import { seAfirmaCifra } from '@/entities/sitio/revision'
import { type Sitio, sitioStored } from '@/entities/sitio/sitio'
import type { PublicCopy } from '@/server/publico/copy'
import type { Drawn } from '@/server/publico/pages'
import { toDay } from '@/shared/lib/fecha'
import { toCsv } from '@/shared/lib/file/csv'
import { LICENCIA } from '@/shared/lib/ley/datos-abiertos'
import { TIPO_SERVICIO_LABELS } from '@/shared/lib/tipos-servicio'
import { CONJUNTOS, type Conjunto, datosPath, type Fila } from '@/site/datos/conjuntos'
import type { Publico } from '@/sync/publico/publico'

type Filas = { [C in Conjunto as C['id']]: Fila<C>[] }

/** Every set's records, made of public data only. */
function filasOf(
  { publico, meses, modo }: PublicCopy,
  published: readonly Rendicion[],
  address: string,
): Filas {
  const hoy = new Date()
  const sitio = publico.datos[sitioStored.key] as Sitio
  const contadas = publico.datos[contadasStored.key] as CifrasContadas
  const cortes = (publico.datos[congeladosList.key] ?? []) as Congelado[]
  const publicados = (publico.datos[publicadosList.key] ?? []) as Publicado[]
  return {
    rendiciones: published.map(({ id, titulo, fecha, autor, tags, cuerpoMarkdown }) => ({
      id,
      titulo,
      fecha,
      autor,
      etiquetas: tags.join(';'),
      texto: cuerpoMarkdown,
      enlace: `${address}/transparencia/${encodeURIComponent(id)}`,
    })),
    cifras: CIFRA_IDS.flatMap((id) => {
      const valor = cifraDe(id, sitio, contadas, hoy)
      return valor && !isSampleCifra(id, sitio, hoy) && seAfirmaCifra(id, sitio, modo)
        ? [{ cifra: CAMPO_WORDS[id], valor, anio: isDeUnAnio(id) ? contadas.anio : null }]
        : []
    }),
    'servicios-por-mes': meses.map(({ mes, tipo, servicios, respuesta }) => ({
      mes,
      tipo: TIPO_SERVICIO_LABELS[tipo],
      servicios,
      respuesta_minutos: respuesta,
    })),
    presupuesto: cortes.flatMap(({ texto }) => filasDe(texto)),
    'transparencia-por-mes': publicados.flatMap(({ mes, publicado, numerales }) =>
      numerales.map(({ id, nombre, estado, motivo, filas }) => ({
        mes,
        numeral: id,
        nombre,
        estado: estado ? ESTADO_LABELS[estado] : 'Falta',
        motivo,
        filas: filas.length,
        publicado: toDay(new Date(publicado)),
        enlace: `${address}/transparencia/lotaip/${mes}`,
      })),
    ),
  }
}

type Row = Readonly<Record<string, string | number | null>>

const csv = (campos: Conjunto['campos'], filas: readonly Row[]) =>
  toCsv<Row>(
    Object.keys(campos).map((header) => ({ header, value: (fila) => fila[header] ?? '' })),
    filas,
  )

/** A file that a central draws: its type, whether other sites may read it, and its text. */
export type DrawnFile = Pick<Drawn, 'type' | 'open'> & { text(copy: PublicCopy, address: string): string }

/** The files of open data, by their addresses. `address` is the central's own, for links. */
export function openData(
  publishedIn: (publico: Publico) => Rendicion[],
  institucionIn: (publico: Publico) => { nombreInstitucion: string },
): Record<string, DrawnFile> {
  const files = CONJUNTOS.flatMap(({ id, titulo, descripcion, campos }) => {
    const filas = (copy: PublicCopy, address: string) => filasOf(copy, publishedIn(copy.publico), address)[id]
    const asCsv: DrawnFile = {
      type: 'text/csv; charset=utf-8',
      open: true,
      text: (copy, address) => csv(campos, filas(copy, address)),
    }
    const asJson: DrawnFile = {
      type: 'application/json',
      open: true,
      text: (copy, address) =>
        JSON.stringify({
          titulo,
          descripcion,
          institucion: institucionIn(copy.publico).nombreInstitucion,
          fecha: copy.publico.fecha,
          licencia: LICENCIA,
          diccionario: campos,
          filas: filas(copy, address),
        }),
    }
    return [
      [datosPath(id, 'csv'), asCsv],
      [datosPath(id, 'json'), asJson],
    ] as const
  })
  return Object.fromEntries(files)
}
