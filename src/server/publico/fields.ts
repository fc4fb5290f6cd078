import { MODULOS } from '@/access/modulos'
import type { Aporte } from '@/entities/aportes/aporte'
import { type Configuracion, DEFAULT_CONFIGURACION } from '@/entities/configuracion/configuracion'
import type { Media } from '@/entities/galeria/media'
import type { Tarifa } from '@/entities/inspecciones/cobros/tarifa'
import type { Tramite } from '@/entities/inspecciones/tramite'
import type { Punto } from '@/entities/inspecciones/visita/punto'
import type { Publicado } from '@/entities/lotaip/publicado'
import type { Miembro } from '@/entities/personal/miembro'
import type { Congelado } from '@/entities/presupuesto/cortes/congelado'
import type { Rendicion } from '@/entities/rendicion/rendicion'
import type { Dibujos } from '@/entities/sitio/dibujos'
import { CAMPO_WORDS } from '@/entities/sitio/module'
import type { CampoId, Sitio } from '@/entities/sitio/sitio'
import { yearOf } from '@/shared/lib/fecha'
import type { Archivo } from '@/shared/lib/file/archivo'
import { PHOTO_SOURCES } from '@/shared/lib/picture/photo-source'
import { writable } from '@/shared/lib/writable'

// Field by field: what a later version adds to a record stays private until somebody names it here.

const NOTHING_SAID = { motivo: '', nota: '', columnas: [], filas: [] }

/** How many bytes each file has that the central keeps, by its source. */
export type Sizes = ReadonlyMap<string, number>

/** The size that a record says of its file is whatever its writer said. */
const publicArchivo =
  (sizes: Sizes) =>
  ({ nombre, tipo, bytes, url }: Archivo): Archivo => ({ nombre, tipo, bytes: sizes.get(url) ?? bytes, url })

export const publicRendicion = (rendicion: Rendicion, sizes: Sizes): Rendicion => {
  const { id, titulo, fecha, cuerpoMarkdown, imagenes, autor, destacado, archivos = [] } = rendicion
  // A link needs a word: a tag that a page can't show is none.
  const tags = rendicion.tags.filter((tag) => writable(tag).trim())
  return {
    ...{ id, titulo, fecha, cuerpoMarkdown, imagenes, tags, autor, destacado, publicado: true },
    ...(archivos.length > 0 && {
      archivos: archivos.map(publicArchivo(sizes)),
    }),
  }
}

/** A cut with the whole text of its file; who made it and the brigade's note on it stay inside. */
export const publicCongelado = (corte: Congelado): Congelado => {
  const { id, ejercicio, fecha, hecho, texto, sha256, publicado } = corte
  return { ...{ id, ejercicio, fecha, hecho, texto, sha256, publicado }, autor: '', nota: '' }
}

/** The question as the brigade publishes it and its answer; who asked, and their own words, stay inside. */
export const publicAporte = ({ id, ejercicio, recibido, textoPublico, ...rest }: Aporte): Aporte => ({
  ...{ id, ejercicio, recibido, textoPublico, respuesta: rest.respuesta, respondido: rest.respondido },
  publicado: rest.publicado,
  ...{ nombre: '', email: '', telefono: '', texto: '', llegada: '', nota: '' },
})

/** A published month; who published it stays inside. */
export const publicMes = (
  { id, mes, publicado, numerales, fuente, fechaFuente }: Publicado,
  sizes: Sizes,
): Publicado => ({
  ...{ id, mes, publicado, fuente, fechaFuente, autor: '' },
  numerales: numerales.map((one) => {
    const { nombre, cadencia, estado, motivo, nota, columnas, filas, cifrasAl, anexos = [] } = one
    // What is missing has no rows, whatever somebody sent.
    const said = estado
      ? {
          estado,
          motivo,
          nota,
          columnas,
          filas,
          ...(cifrasAl && { cifrasAl }),
          ...(anexos.length > 0 && { anexos: anexos.map(publicArchivo(sizes)) }),
        }
      : NOTHING_SAID
    return { id: one.id, nombre, cadencia, ...said }
  }),
})

/** Of the day somebody joined, the year is all that a page shows. */
export const publicMiembro = ({ id, nombres, cargo, area, fotoUrl, orden, ...rest }: Miembro): Miembro => ({
  ...{ id, nombres, cargo, area, fotoUrl, orden },
  fechaIngreso: yearOf(rest.fechaIngreso),
  activo: true,
  telefono: '',
  email: '',
  contactoEmergencia: '',
  fechaSalida: '',
  motivoSalida: '',
})

export const publicMedia = ({ id, titulo, url, creditos, seccion, orden, fechaSubida }: Media): Media => ({
  ...{ id, titulo, url, creditos, seccion, orden, fechaSubida },
  activo: true,
})

/** The institution; of how the system is set up nothing but what this version's app would assume. */
export const publicConfiguracion = (configuracion: Configuracion): Configuracion => {
  const { nombreInstitucion, canton, direccion, telefono, whatsapp, email, sitioWeb } = configuracion
  // /politicas says it.
  const { mesesDatosReporte, delegadoDatos, delegadoContacto, diasDatos } = configuracion
  const { zona, modulos } = configuracion
  const { lat, lng } = configuracion.coordenadas
  return {
    ...DEFAULT_CONFIGURACION,
    ...{ nombreInstitucion, canton, direccion, telefono, whatsapp, email, sitioWeb },
    coordenadas: { lat, lng },
    ...{ mesesDatosReporte, delegadoDatos, delegadoContacto, diasDatos, zona },
    ...(modulos && { modulos: MODULOS.filter((one) => modulos.includes(one)) }),
  }
}

const CAMPOS = Object.keys(CAMPO_WORDS) as CampoId[]

/** The pictures; what they were drawn of says nothing that they don't. */
export const publicDibujos = ({ icono192, icono512, mascara, apple, compartir }: Dibujos): Dibujos => ({
  de: '',
  ...{ icono192, icono512, mascara, apple, compartir },
})

export function publicSitio(sitio: Sitio): Sitio {
  const { ejemplo, revisado, valores, servicios, diapositivas } = sitio
  const lines = CAMPOS.flatMap((id) => (typeof sitio[id] === 'string' ? [[id, sitio[id]]] : []))
  return {
    ...Object.fromEntries(lines),
    ejemplo,
    ...(revisado && { revisado }),
    ...(valores && {
      valores: valores.map(({ id, nombre, texto, icono }) => ({ id, nombre, texto, icono })),
    }),
    ...(servicios && {
      servicios: servicios
        .filter(({ activo }) => activo)
        .map(({ id, nombre, descripcion, tipo, icono, orden }) => ({
          ...{ id, nombre, descripcion, tipo, icono, orden },
          activo: true,
        })),
    }),
    ...(diapositivas && {
      diapositivas: diapositivas.map(({ id, titulo, url, creditos }) => ({ id, titulo, url, creditos })),
    }),
  }
}

const publicPunto = ({ id, grupo, texto, articulo, tipo, limite, unidad, clases }: Punto): Punto => ({
  ...{ id, grupo, texto, articulo, tipo, unidad, clases },
  ...(limite !== undefined && { limite }),
})

/** An ordinance is public, and so is what it charges. */
const publicTarifa = ({ id, tramite, concepto, clase, riesgo, unidad, ...rest }: Tarifa): Tarifa => {
  const { cobro, borde, bandas, minimo, recargos, siempre, articulo, ordenanza, vigente } = rest
  return {
    ...{ id, tramite, concepto, clase, riesgo, unidad, cobro, borde, siempre, articulo, ordenanza, vigente },
    bandas: bandas.map(({ desde, hasta, centavos, sbu }) => ({ desde, hasta, centavos, sbu })),
    ...(minimo !== undefined && { minimo }),
    ...(recargos && { recargos: recargos.map(({ desde, porciento }) => ({ desde, porciento })) }),
    ejemplo: '',
  }
}

export const publicTramite = ({ ano, papeles, papelesPara = [], norma, ...rest }: Tramite): Tramite => ({
  ...{ ano, papeles, norma, puntos: rest.puntos.map(publicPunto), tarifas: rest.tarifas.map(publicTarifa) },
  papelesPara: papelesPara.map(({ id, clases }) => ({ id, clases })),
  ...(rest.salario && { salario: { centavos: rest.salario.centavos, verificado: rest.salario.verificado } }),
})

/**
 * Texts as a page can hold them: without characters that HTML and XML have no place for, and with an address for each
 * photo, as a visitor's browser has none of its own.
 */
export const forPages = <T>(datos: T): T =>
  JSON.parse(
    JSON.stringify(datos, (_, value) =>
      typeof value === 'string' ? writable(value).replace(PHOTO_SOURCES, '/api/fotos/$1') : value,
    ),
  )
